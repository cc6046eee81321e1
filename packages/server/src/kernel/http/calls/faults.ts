/** Everything thrown becomes an answer here: a refusal in the person's language, or a fault that says nothing. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isContention, isOutOfSpace, isUnstorable } from '../../db/violations.ts';
import { parseLanguage } from '../../i18n/i18n.ts';
import type { Kernel } from '../../kernel.ts';
import { Refusal } from '../../refusal.ts';
import { refusedAnswer } from './envelope.ts';

/** The HTTP status of a refusal; 200 where none stands here. */
export const refusalStatuses: Readonly<Record<string, number>> = {
  'common.illegal_access': 403,
  'common.login_required': 401,
  'common.no_permission': 403,
  'common.too_many_requests': 429,
  'common.too_large': 413,
  'common.busy': 503,
  'common.server_busy': 500,
};

/** What the HTTP layer itself refuses, by its status, before a call is reached. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return new Refusal('common.too_large');
  if (isOutOfSpace(error)) return new Refusal('common.storage_full');
  if (isContention(error)) return new Refusal('common.busy_try_again');
  if (
    isUnstorable(error) ||
    (statusCode && statusCode >= 400 && statusCode < 500 && code?.startsWith('FST_'))
  ) {
    return malformedBody();
  }
  return new Refusal('common.server_busy');
}

const malformedBody = () => new Refusal('common.invalid_input', { field: 'body' }, { field: 'body' });

/** The client went away before all of the request had come: nobody's fault, and nobody is answered. */
const isAborted = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** What people enter stands in the query as well. */
const toPath = (url: string): string => url.split('?', 1)[0] ?? '';

export function answerRefused(kernel: Kernel, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = isAborted(request) ? malformedBody() : toRefusal(error);
  const status = refusalStatuses[refusal.key] ?? 200;
  if (status === 500) {
    if (kernel.config.testing) kernel.faults.push(error);
    kernel.log.error({ err: error, requestId: request.id, path: toPath(request.url) }, 'a call failed');
  }
  if (status === 429 || status === 503) reply.header('retry-after', refusal.params.seconds ?? 1);
  const language = parseLanguage(request.headers['accept-language']);
  const msg = kernel.translate(language, refusal.key, refusal.params);
  const { key, field, challenge, conflict } = refusal;
  const data = {
    key,
    ...(field === undefined ? {} : { field }),
    ...(challenge && { challenge }),
    ...(conflict && { conflict }),
  };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusedAnswer(refusal.code, msg, kernel.clock.now(), data));
}

export function answerUnknown(kernel: Kernel, request: FastifyRequest, reply: FastifyReply) {
  const language = parseLanguage(request.headers['accept-language']);
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(refusedAnswer(0, kernel.translate(language, 'common.no_such_call'), kernel.clock.now(), null));
}
