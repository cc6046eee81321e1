import type { Multipart } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { isOutOfSpace } from '../db/violations.ts';
import { Refusal } from '../refusal.ts';
import type { Parameters } from './input.ts';
import type { UploadedFile } from './routes.ts';

/** The text fields of a multipart body, and its one file. */
export async function receiveUpload(
  request: FastifyRequest,
  largestFile?: number,
): Promise<{ parameters: Parameters; file: UploadedFile }> {
  const missing = () => new Refusal('common.invalid_input', { field: 'file' }, { field: 'file' });
  if (!request.isMultipart()) throw missing();
  const options = largestFile === undefined ? {} : { limits: { fileSize: largestFile } };
  const parameters: Parameters = { ...(request.query as Parameters) };
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts(options) as AsyncIterable<Multipart>) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'file') file = { bytes, fileName: part.filename };
      } else {
        parameters[part.fieldname] = part.value;
      }
    }
  } catch (error) {
    // what is too large says so by its status; a body without end or boundary has none
    throw (error as FastifyError).statusCode || isOutOfSpace(error) ? error : missing();
  }
  if (!file || file.bytes.length === 0) throw missing();
  return { parameters, file };
}
