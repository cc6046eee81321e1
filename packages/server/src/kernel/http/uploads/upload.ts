/** A multipart body: its text fields, and its one file, which is written to disk as it arrives. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { isOutOfSpace } from '../../db/violations.ts';
import { Refusal } from '../../refusal.ts';
import type { TempFiles } from '../../storage/temp-files.ts';
import type { Parameters } from '../calls/input.ts';
import type { UploadedFile } from '../routes.ts';

const megabyte = 1024 * 1024;

/** Of a file, where the route says no other. */
const defaultLargestFile = 20 * megabyte;
/** What a body has beside its file: the text fields, and the lines between the parts. */
const mostBesideFile = megabyte;

export const multipartLimits = {
  fileSize: defaultLargestFile,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: 16 * 1024,
};

const missing = () => new Refusal('common.invalid_input', { field: 'file' }, { field: 'file' });

/** How many bytes a body says it has, or may have at most; refuses one that is too large before it is read. */
export function declaredSize(request: FastifyRequest, largestFile = defaultLargestFile): number {
  if (!request.isMultipart()) throw missing();
  const most = largestFile + mostBesideFile;
  const declared = request.headers['content-length'];
  const bytes = declared === undefined ? most : Number(declared);
  if (bytes > most) throw new Refusal('common.too_large');
  return bytes;
}

export type Upload = { parameters: Parameters; file: UploadedFile };

/** The caller removes the file. Nothing is left of an upload that fails. */
export async function receiveUpload(
  request: FastifyRequest,
  tempFiles: TempFiles,
  largestFile = defaultLargestFile,
): Promise<Upload> {
  const parameters: Parameters = { ...(request.query as Parameters) };
  let file: UploadedFile | undefined;
  try {
    for await (const part of request.parts({
      limits: { fileSize: largestFile },
    }) as AsyncIterable<Multipart>) {
      if (part.type === 'field') parameters[part.fieldname] = part.value;
      else if (part.fieldname === 'file') file = await store(part, await tempFiles.newPath());
      else part.file.resume();
    }
    if (!file || file.size === 0) throw missing();
    return { parameters, file };
  } catch (error) {
    if (file) await rm(file.path, { force: true });
    // what is too large says so by its status; a body without end or boundary has none
    const isKnown = error instanceof Refusal || (error as FastifyError).statusCode || isOutOfSpace(error);
    throw isKnown ? error : missing();
  }
}

async function store(part: MultipartFile, path: string): Promise<UploadedFile> {
  const target = createWriteStream(path, { flags: 'wx' });
  try {
    await pipeline(part.file, target);
    if (part.file.truncated) throw new Refusal('common.too_large');
    return { path, size: target.bytesWritten, fileName: part.filename };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
