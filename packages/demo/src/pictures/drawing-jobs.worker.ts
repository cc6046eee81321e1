/** Takes the demo market's pictures in a process of its own, beside what fills the market. */
import { serveJobs } from '@chengji/server/kernel/workers/serve-jobs';
import sharp from 'sharp';
import { takePicture } from './photo-studio.ts';
import type { Picture } from './picture.ts';

sharp.concurrency(1);

const jobs = {
  take: ({ picture, width }: { picture: Picture; width: number | undefined }) => takePicture(picture, width),
};

export type DrawingJobs = typeof jobs;

serveJobs(jobs);
