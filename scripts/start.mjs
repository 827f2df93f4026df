// Builds the web application and serves it; the address is printed.
import { buildWeb, DIST } from './build-web.mjs';
import { staticServer } from './serve.mjs';

const port = Number(process.env.PORT ?? 4600);
buildWeb();
const server = staticServer(DIST);
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is in use: choose another with PORT=… npm start` : error.message);
  process.exit(1);
});
server.listen(port, () => console.log(`Bottega is open on http://localhost:${server.address().port}`));
