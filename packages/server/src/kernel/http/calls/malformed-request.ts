/** What comes over a connection and cannot be read as a request: it is answered in the envelope all the same. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Kernel } from '../../kernel.ts';
import { Refusal } from '../../refusal.ts';
import { refusedAnswer } from './envelope.ts';

const field = 'request';

function toAnswer(code: string | undefined): { status: number; refusal: Refusal } {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, refusal: new Refusal('common.too_large') };
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  return { status, refusal: new Refusal('common.invalid_input', { field }, { field }) };
}

/** A body that comes too slowly is no longer waited for. */
export function answerSlowRequest(kernel: Kernel, socket: Socket): void {
  const error: NodeJS.ErrnoException = Object.assign(new Error('the body came too slowly'), {
    code: 'ERR_HTTP_REQUEST_TIMEOUT',
  });
  answerMalformedRequest(kernel, error, socket);
  socket.destroySoon();
}

/** The language asked for stands in what could not be read, so it is the market's own. */
export function answerMalformedRequest(kernel: Kernel, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, refusal } = toAnswer(error.code);
  const msg = kernel.translate('zh', refusal.key, refusal.params);
  const data = { key: refusal.key, ...(refusal.field === undefined ? {} : { field: refusal.field }) };
  const body = refusedAnswer(refusal.code, msg, kernel.clock.now(), data);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
