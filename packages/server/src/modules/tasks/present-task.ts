import type { CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import type { Task } from '../../kernel/tasks/task.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';

/** A task as its shop sees it. What one wrote before it was cancelled or failed can be fetched as well. */
export function presentTask(
  { services, language }: Pick<Context, 'services' | 'language'>,
  task: Task,
): CallOut<'GET /seller/tasks/details'> {
  const { id, kind, state, name, done, total, fileName, parts, failure, createdAt, endedAt } = task;
  return {
    id,
    kind,
    state,
    name,
    done,
    total,
    file: endedAt && parts > 0 ? fileName : null,
    msg: failure ? services.translate(language, failure.key, failure.params) : '',
    created_at: toUnixSeconds(createdAt),
    ended_at: endedAt && toUnixSeconds(endedAt),
  };
}
