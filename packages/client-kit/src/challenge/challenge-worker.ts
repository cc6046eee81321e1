/** The worker in which a challenge is solved, so that the page stays free. */
import type { Challenge } from '@chengji/contract';
import { solveChallenge } from './solve-challenge.ts';

addEventListener('message', ({ data }: MessageEvent<Challenge>) => postMessage(solveChallenge(data)));
