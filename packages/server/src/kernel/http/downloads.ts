/** `/downloads/…`: the files that long work made, by a link that is good for some minutes. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../kernel.ts';
import { isLinkGood, readTaskFile } from '../tasks/task-file.ts';
import { findTask } from '../tasks/tasks.queries.ts';
import { answerUnknown } from './faults.ts';

const wholeNumber = /^\d{1,15}$/;

type Asked = { Params: { id: string }; Querystring: { until?: string; sign?: string } };

export function serveDownloads(app: FastifyInstance, kernel: Kernel): void {
  app.get<Asked>('/downloads/:id', async (request, reply) => {
    const { until, sign } = request.query;
    const { id } = request.params;
    if (
      !wholeNumber.test(id) ||
      typeof until !== 'string' ||
      !wholeNumber.test(until) ||
      typeof sign !== 'string'
    ) {
      return answerUnknown(kernel, request, reply);
    }
    const link = { id: Number(id), until: Number(until), sign, now: kernel.clock.now().getTime() };
    const task = isLinkGood(kernel.config.secret, link) ? await findTask(kernel.db, link.id) : null;
    if (!task?.fileName) return answerUnknown(kernel, request, reply);
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(task.fileName)}`)
      .send(Readable.from(readTaskFile(kernel.services.storage, task)));
  });
}
