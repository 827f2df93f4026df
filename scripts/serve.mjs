// A small static server for the web application: plain Node, right types, long caching of named assets, a strict
// policy.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

// scripts and styles are ours alone, and nothing is inline
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves a folder; gives back the server, which is not listening yet. */
export function staticServer(folder) {
  return createServer((request, response) => {
    const headers = { 'Content-Security-Policy': POLICY, 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
      return;
    }
    const file = fileOf(folder, request.url ?? '/');
    if (file === null) {
      response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    const { size, mtimeMs } = statSync(file);
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    // names in assets/ carry a hash of what is inside
    const caching = file.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
    const all = { ...headers, 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', 'Cache-Control': caching, ETag: tag };
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, all).end();
      return;
    }
    response.writeHead(200, { ...all, 'Content-Length': size });
    if (request.method === 'HEAD') response.end();
    else
      createReadStream(file)
        .on('error', () => response.destroy())
        .pipe(response);
  });
}

function fileOf(folder, url) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const file = join(folder, path.endsWith(sep) ? join(path, 'index.html') : path);
  const inside = file.startsWith(folder.endsWith(sep) ? folder : folder + sep);
  return inside && existsSync(file) && statSync(file).isFile() ? file : null;
}
