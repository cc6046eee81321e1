import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { WorkerReport, WorkerStart } from './embedded.ts';

if (!parentPort) throw new Error('runs as a worker thread only');
const port = parentPort;
const { folder, socket } = workerData as WorkerStart;

const tell = (report: WorkerReport) => port.postMessage(report);

const db = await PGlite.create(folder);
// The market's own connection, and one for a tool that looks on. The socket lets one transaction end before the other's.
const maxConnections = 2;
const server = new PGLiteSocketServer({
  db,
  maxConnections,
  ...('path' in socket ? socket : { ...socket, port: 0 }),
});
await server.start();

port.once('message', async () => {
  await server.stop();
  await db.close();
  tell({ stopped: true });
});
tell({ ready: true, port: Number(server.getServerConn().split(':').at(-1)) });
