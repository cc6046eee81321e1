import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serveProtocol } from './protocol-server.ts';
import type { WorkerReport, WorkerStart } from './start-embedded.ts';

if (!parentPort) throw new Error('runs as a worker thread only');
const port = parentPort;
const { folder, socket } = workerData as WorkerStart;

const tell = (report: WorkerReport) => port.postMessage(report);

const db = await PGlite.create(folder);
// the market's own connection, and one for a tool that looks on
const maxConnections = 2;
const server = await serveProtocol(db, { maxConnections, ...socket });

port.once('message', async () => {
  server.stop();
  await db.close();
  tell({ stopped: true });
});
tell({ ready: true, port: server.port });
