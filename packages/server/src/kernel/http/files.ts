/** `/files/…`: what was uploaded, by a name that is a hash, so that it never changes. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kernel } from '../kernel.ts';
import type { Range } from '../storage/blobs.ts';
import { getContentType, isFileName } from '../storage/storage.ts';
import { answerUnknown } from './calls/faults.ts';
import { getAddress, toAddressKey } from './limits/address.ts';

const resizable = /\.(webp|png|jpe?g|gif|avif)$/;

type Query = { w?: string; h?: string; q?: string };

export function serveFiles(app: FastifyInstance, kernel: Kernel): void {
  const { storage } = kernel.services;
  app.get<{ Params: { '*': string }; Querystring: Query }>('/files/*', async (request, reply) => {
    const name = request.params['*'];
    const asked = {
      w: parseSize(request.query.w),
      h: parseSize(request.query.h),
      q: parseSize(request.query.q),
    };
    if (!isFileName(name)) return answerUnknown(kernel, request, reply);
    if (resizable.test(name) && Object.values(asked).some((size) => size !== undefined)) {
      const picture = await storage.readPicture(name, asked, toAddressKey(getAddress(request)));
      return picture
        ? unchanging(reply).type('image/webp').send(picture)
        : answerUnknown(kernel, request, reply);
    }
    const range = parseRange(request.headers.range);
    const part = await storage.open(name, range);
    if (!part) return answerUnknown(kernel, request, reply);
    unchanging(reply).type(getContentType(name)).header('accept-ranges', 'bytes');
    if (!range) return reply.header('content-length', part.length).send(part.stream);
    if (range.start >= part.size) {
      part.stream.destroy();
      return reply.code(416).header('content-range', `bytes */${part.size}`).send();
    }
    const end = range.start + part.length - 1;
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${end}/${part.size}`)
      .header('content-length', part.length)
      .send(part.stream);
  });
}

/** Cached for ever by clients; and nothing in it may run, of any content type. */
const unchanging = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cross-origin-resource-policy', 'same-site')
    .header('x-content-type-options', 'nosniff');

const parseSize = (text: unknown): number | undefined =>
  typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : undefined;

/** One range from a start; any other range is answered with the whole file, which a client must accept. */
function parseRange(header: string | undefined): Range | undefined {
  const match = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match) return undefined;
  const start = Number(match[1]);
  const end = match[2] ? Number(match[2]) : Number.MAX_SAFE_INTEGER;
  return end >= start ? { start, end } : undefined;
}
