import {
  type CallClient,
  CallError,
  type CallOptions,
  createCallClient,
  readSocketUrl,
  type SentCall,
} from '@chengji/client-kit';
import { solveInWorker } from '@chengji/client-kit/challenge/solve-in-worker';
import { saveServerTime } from '@chengji/client-kit/react';
import type { CallIn, CallKey, CallOut } from '@chengji/contract';
import { askConfirmation, isAskingConfirmation } from './confirmation.ts';
import { deviceSecret } from './device.ts';
import { currentLanguage } from './language.ts';
import { type Area, areaHere, endSession, getSession, toArea } from './session.ts';

/** What asks how much of it has gone is sent by the one way that can tell. */
const exchange = async (url: string, init: SentCall): Promise<Response> =>
  init.onProgress
    ? (await import('@chengji/client-kit/files/fetch-with-progress')).fetchWithProgress(url, init)
    : fetch(url, init);

/** One client for each area, since each sends its own token; a login is made without one. */
const createClient = (area: Area | undefined): CallClient =>
  createCallClient({
    base: '/api',
    socketUrl: readSocketUrl(),
    appClient: 'H5',
    token: () => (area && getSession(area)?.token) ?? null,
    language: currentLanguage,
    device: deviceSecret,
    solve: solveInWorker,
    onTime: (time) => saveServerTime(time),
    fetch: exchange,
  });

const clients = {
  seller: createClient('seller'),
  platform: createClient('platform'),
  anyone: createClient(undefined),
};

const toPath = (key: CallKey) => key.slice(key.indexOf(' ') + 1);

/**
 * A login that ended elsewhere ends here too: the area's pages then lead to its login page. One that began since the
 * call was made goes on.
 */
async function endingSession<T>(area: Area | undefined, answer: Promise<T>): Promise<T> {
  const token = area && getSession(area)?.token;
  try {
    return await answer;
  } catch (error) {
    const isOver = error instanceof CallError && error.status === 401;
    if (area && isOver && getSession(area)?.token === token) endSession(area);
    throw error;
  }
}

/**
 * Some calls want to know who is at the console once more: the person is asked, and the call is made again by
 * itself. Who would rather not gets the refusal it had.
 */
async function confirming<T>(area: Area | undefined, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!area || !isAskingConfirmation(error) || !(await askConfirmation(area))) throw error;
    return send();
  }
}

export function call<K extends CallKey>(
  key: K,
  input: CallIn<K>,
  options: CallOptions = {},
): Promise<CallOut<K>> {
  const area = toArea(toPath(key));
  const client = clients[area ?? 'anyone'] as {
    call(key: K, input: CallIn<K>, options: CallOptions): Promise<CallOut<K>>;
  };
  return confirming(area, () => endingSession(area, client.call(key, input, options)));
}

/** Sends a file of any kind by the call that takes it. */
export async function uploadFile<K extends CallKey>(
  key: K,
  file: File,
  options: Pick<CallOptions, 'onProgress'> = {},
): Promise<CallOut<K>> {
  const area = areaHere();
  return endingSession(area, clients[area].upload(key, file, file.name, options));
}

/** A file that only who is logged in may have: fetched with their token, for a link alone opens nothing. */
export async function fetchFile(path: string): Promise<Blob> {
  const answer = await fetch(path, { headers: { token: getSession(areaHere())?.token ?? '' } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.blob();
}

const uploads = { seller: 'POST /seller/files/upload', platform: 'POST /platform/files/upload' } as const;

/** Uploads a picture as the member of staff of the area worked in; answers its address. */
export async function uploadPicture(file: File, onProgress?: (part: number) => void): Promise<string> {
  const area = areaHere();
  const options = onProgress ? { onProgress } : {};
  const answer = await endingSession(area, clients[area].upload(uploads[area], file, file.name, options));
  return answer.url;
}
