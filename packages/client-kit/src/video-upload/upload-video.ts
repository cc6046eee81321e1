/** Uploads a video by the tus protocol: it goes on after a lost network, and where it was after a reload. */
import type { RefusalData } from '@chengji/contract';
import { type DetailedError, defaultOptions, type HttpResponse, Upload } from 'tus-js-client';
import { CallError } from '../call-error.ts';

/** The server's path of uploads, below which each has its own. */
const path = '/api/uploads/videos';
const chunkBytes = 5 * 1024 * 1024;
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];

export type UploadHandlers = {
  /** What goes with each request: the token, and the language of refusals. */
  headers: Record<string, string>;
  /** Whose it is: another person at the same browser does not go on with it. */
  owner: string;
  /** In basis points. */
  onProgress: (progress: number) => void;
  /** Whole at the server, under this id. */
  onDone: (id: string) => void;
  onFault: (fault: CallError) => void;
};

export type RunningUpload = {
  pause: () => void;
  resume: () => void;
  /** Ends it for good: the server forgets what came. */
  cancel: () => void;
};

/** The same file chosen again by the same person, also after a reload, goes on where it was. */
export async function uploadVideo(file: File, handlers: UploadHandlers): Promise<RunningUpload> {
  const { headers, owner, onProgress, onDone, onFault } = handlers;
  const create = (): Upload =>
    new Upload(file, {
      ...defaultOptions,
      endpoint: path,
      headers,
      chunkSize: chunkBytes,
      retryDelays,
      metadata: { filename: file.name, filetype: file.type },
      fingerprint: async (...asked) => `${await defaultOptions.fingerprint(...asked)}-${owner}`,
      removeFingerprintOnSuccess: true,
      onShouldRetry: (error) => isWorthRetrying(error.originalResponse),
      onProgress: (sent, total) => onProgress(toBasisPoints(sent, total)),
      onSuccess: () => onDone(toUploadId(upload.url ?? '')),
      onError: (error) => {
        const fault = toFault(error);
        if (!isResumed || fault.key !== 'discovery.video_unknown') return onFault(fault);
        // the server has cleared away what came before: it begins anew
        isResumed = false;
        upload = create();
        upload.start();
      },
    });
  let upload = create();
  const [earlier] = await upload.findPreviousUploads();
  let isResumed = earlier !== undefined;
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
  return {
    pause: () => void upload.abort(),
    resume: () => upload.start(),
    cancel: () => void upload.abort(true).catch(() => {}),
  };
}

export const toBasisPoints = (sent: number, total: number): number =>
  total > 0 ? Math.floor((sent * 10_000) / total) : 0;

/** The last part of an upload's address. */
export const toUploadId = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** What the server refused stays refused; a lost network and a busy server do not. */
const isWorthRetrying = (response: Pick<HttpResponse, 'getStatus'> | null): boolean => {
  const status = response?.getStatus() ?? 0;
  return status === 0 || status === 409 || status === 423 || status >= 500;
};

/** Refusals come as those of calls do. */
export function toFault(error: Error | DetailedError): CallError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response) return new CallError('offline', { cause: error });
  const status = response.getStatus();
  try {
    const { msg, code, data } = JSON.parse(response.getBody()) as {
      msg: string;
      code: number;
      data: RefusalData;
    };
    return new CallError('refused', { status, msg, code, data, cause: error });
  } catch {
    return new CallError('http', { status, cause: error });
  }
}
