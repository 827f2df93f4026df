# Bottega in a container: the web application and its tables. See docs/hosting.md.
# Node 22 has long-term support until April 2027. Node 24 from 24.19 on ends with SQLite of this version: what it frees
# while no code runs trips a check of Node's own (nodejs/node issue 65446).
ARG NODE=22

# with compilers, for where no ready-made SQLite fits this Node and machine
FROM node:${NODE}-bookworm AS build
WORKDIR /bottega
COPY . .
RUN node scripts/prepare.mjs

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production BOTTEGA_DATA=/data
# in the same place, by which what was made of the sources is found again; nothing in it is written to
WORKDIR /bottega
COPY --from=build /bottega .
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4600
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4600}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# the supervisor starts a server again that stood still and ended itself
CMD ["node", "scripts/supervise.mjs", "bin/bottega", "serve", "--built"]
