/** Long work of a shop, such as an import or an export: started by its own call, followed and fetched here. */
import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { TaskKind, TaskState } from '../states.ts';
import { countedPageSchema, Id, Moment, numberedPageInput } from '../values.ts';

export const Task = z
  .object({
    id: Id,
    kind: TaskKind,
    state: TaskState,
    /** What it is about, such as a file's name. */
    name: z.string(),
    done: z.int(),
    /** 0 while unknown. */
    total: z.int(),
    /** The name of the file it made, once it is done. */
    file: z.string().nullable(),
    msg: z.string().meta({ description: 'Why it failed, in the language asked' }),
    created_at: Moment,
    ended_at: Moment.nullable(),
  })
  .meta({ id: 'Task' });
export type Task = z.output<typeof Task>;

/** A shop may have a limited number of waiting tasks. */
export const taskRefusals = ['tasks.too_many'] as const;

export const tasksCalls = declareCalls({
  'GET /seller/tasks/list': {
    summary: 'The shop’s long work that this person may see, the newest first',
    who: 'seller',
    in: z.object({
      kind: TaskKind.or(z.literal('all')).default('all'),
      state: TaskState.or(z.literal('all')).default('all'),
      ...numberedPageInput,
    }),
    out: countedPageSchema(Task),
    refusals: [],
  },
  'GET /seller/tasks/details': {
    summary: 'How far one has come',
    who: 'seller',
    in: z.object({ id: Id }),
    out: Task,
    refusals: [],
  },
  'POST /seller/tasks/cancel': {
    summary: 'Ends one that waits or runs; what it did already stays done',
    who: 'seller',
    in: z.object({ id: Id }),
    out: Task,
    refusals: ['tasks.ended'],
  },
  'GET /seller/tasks/file': {
    summary: 'Where the file that one made can be fetched, with the token of who made it',
    who: 'seller',
    in: z.object({ id: Id }),
    out: z.object({ url: z.string() }),
    refusals: ['tasks.no_file'],
  },
});
