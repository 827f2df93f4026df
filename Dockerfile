# Bottega in a container: the web application and its tables. See docs/server.md.
FROM node:20-bookworm-slim
# better-sqlite3 is compiled where no ready-made binary fits
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /bottega
COPY . .
RUN node scripts/ensure.mjs && node scripts/build-web.mjs && mkdir /data && chown node /data
USER node
ENV BOTTEGA_DATA=/data
VOLUME /data
EXPOSE 4600
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4600/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# the supervisor starts a server again that stood still and ended itself
CMD ["node", "scripts/supervise.mjs", "bin/bottega", "serve", "--built"]
