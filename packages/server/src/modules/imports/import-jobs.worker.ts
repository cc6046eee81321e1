/** Reads what shops upload, in a process of its own: nobody waits while a large table is decoded or a zip listed. */
import { serveJobs } from '../../kernel/workers/serve-jobs.ts';
import { decodeTable } from './decode-table.ts';
import { listPictures } from './list-pictures.ts';
import { readPortion } from './read-portion.ts';

const jobs = { decodeTable, readPortion, listPictures };

export type ImportJobs = typeof jobs;

serveJobs(jobs);
