/** `/downloads/…`: the files that long work made, to who may see that work, asked again each time. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../kernel.ts';
import { canSeeTask } from '../tasks/task-access.rules.ts';
import { readTaskFile } from '../tasks/task-file.ts';
import { findTask } from '../tasks/tasks.queries.ts';
import { findActor } from './calls/calls.ts';
import { answerUnknown } from './calls/faults.ts';

const wholeNumber = /^\d{1,15}$/;

export function serveDownloads(app: FastifyInstance, kernel: Kernel): void {
  app.get<{ Params: { id: string } }>('/downloads/:id', async (request, reply) => {
    const { id } = request.params;
    if (!wholeNumber.test(id)) return answerUnknown(kernel, request, reply);
    const task = await findTask(kernel.db, Number(id));
    const actor = await findActor(kernel, request);
    if (!task?.fileName || !task.endedAt || !canSeeTask(actor, task)) {
      return answerUnknown(kernel, request, reply);
    }
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(task.fileName)}`)
      .send(Readable.from(readTaskFile(kernel.services.storage, task)));
  });
}
