/** Reads what shops upload, in a process of its own: nobody waits while a large table is decoded or a zip listed. */
import { serveJobs } from '../../kernel/workers/serve-jobs.ts';
import { listPictures } from './pictures/list-pictures.ts';
import { decodeTable } from './table/decode-table.ts';
import { readBatch } from './table/read-batch.ts';

const jobs = { decodeTable, readBatch, listPictures };

export type ImportJobs = typeof jobs;

serveJobs(jobs);
