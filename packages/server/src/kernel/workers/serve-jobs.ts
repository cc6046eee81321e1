/** The worker's side of a pool: does one job after the other and answers each. */
import { Refusal } from '../refusal.ts';
import type { WorkerAnswer, WorkerJob, WorkerMessage } from './messages.ts';

/** Each by its name, with an input of its own, which `WorkerPool` holds to. */
export type Jobs = Record<string, (input: never) => unknown>;

export function serveJobs(jobs: Jobs): void {
  // a worker never outlives who gives it work
  process.once('disconnect', () => process.exit());
  process.on('message', ({ job, input }: WorkerJob) => {
    const send = (message: WorkerMessage) => process.send?.(message);
    send({ began: true });
    void computeAnswer(jobs, job, input).then(send);
  });
}

async function computeAnswer(jobs: Jobs, job: string, input: unknown): Promise<WorkerAnswer> {
  try {
    return { output: await (jobs[job] as (input: unknown) => unknown)(input) };
  } catch (error) {
    if (error instanceof Refusal) {
      const { key, params, field, code } = error;
      return { refusal: { key, params, options: { ...(field === undefined ? {} : { field }), code } } };
    }
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}
