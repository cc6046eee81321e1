/** Makes calls: signed, with token, client and language, typed by the contract. */
import type { CallIn, CallKey, CallOut, Challenge, Envelope, Language, RefusalData } from '@chengji/contract';
import { parameterText } from '@chengji/contract/signing';
import { CallError } from './call-error.ts';
import { computeAppKey, computeSign } from './sign.ts';

export const callTimeoutMs = 60_000;
/** A large file over a poor line; the server ends what comes too slowly. */
const uploadTimeoutMs = 30 * 60_000;

export type CallClientOptions = {
  /** Where the calls are: `/api`, or `http://…/api`. */
  base: string;
  /** The socket URL exactly as the market is configured, from which the app key is made. */
  socketUrl: string;
  appClient: string;
  token(): string | null;
  language(): Language;
  /** The secret by which the market recognises this device where it logged in before. */
  device?(): string;
  /** Where in the client the person came from, for the figures of shops. */
  from?(): string;
  /** Solves a challenge the market asks for; the call is then made again. Without it the person sees the refusal. */
  solve?(challenge: Challenge): Promise<string>;
  /** Told the server's time (unix seconds) of every answer that comes from it. */
  onTime?(time: number): void;
  fetch?(url: string, init: SentCall): Promise<Response>;
};

/** What `fetch` is given; `onProgress` is told how much of a file has gone, from 0 to 1, where the client can say. */
export type SentCall = Omit<RequestInit, 'headers'> & {
  headers: Record<string, string>;
  onProgress?: ((part: number) => void) | undefined;
};

export type CallOptions = {
  /** The same key again gets the first answer again: make one for each thing a person means to do once. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Is sent even while the page is closing; browsers take no more than 64 KB so. */
  keepalive?: boolean;
  /** Of an upload: told how much has gone, from 0 to 1. */
  onProgress?: (part: number) => void;
};

type EmptyInput = Record<string, never>;
type Arguments<K extends CallKey> =
  EmptyInput extends CallIn<K>
    ? [input?: CallIn<K>, options?: CallOptions]
    : [input: CallIn<K>, options?: CallOptions];

export type CallClient = {
  /** Answers `data`; throws CallError for any code but 1. */
  call<K extends CallKey>(name: K, ...args: Arguments<K>): Promise<CallOut<K>>;
  upload<K extends CallKey>(
    name: K,
    file: Blob,
    fileName: string,
    options?: CallOptions,
  ): Promise<CallOut<K>>;
};

const badGateway = 502;

export function createCallClient(options: CallClientOptions): CallClient {
  const appKey = computeAppKey(options.socketUrl);
  const send = options.fetch ?? ((url, init) => fetch(url, init));

  const toHeaders = (
    path: string,
    parameters: Record<string, unknown>,
    idempotencyKey?: string,
  ): Record<string, string> => ({
    Sign: computeSign(path, parameters, appKey),
    token: options.token() ?? '',
    'App-Client': options.appClient,
    'Accept-Language': options.language(),
    ...(options.device ? { Device: options.device() } : {}),
    ...(options.from ? { 'App-From': options.from() } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  });

  const exchange = async (
    url: string,
    init: SentCall,
    signal?: AbortSignal,
    timeoutMs = callTimeoutMs,
  ): Promise<unknown> => {
    const timeout = AbortSignal.timeout(timeoutMs);
    let response: Response;
    let body: string;
    try {
      response = await send(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
      body = await response.text();
    } catch (cause) {
      if (cause instanceof CallError) throw cause;
      const kind = timeout.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'offline';
      throw new CallError(kind, { cause });
    }
    return readAnswer(response, body, options.onTime);
  };

  /** A read, and a change that happens once however often it is sent, is sent once more when it was cut off. */
  const exchangeWithRetry: typeof exchange = async (...request) => {
    try {
      return await exchange(...request);
    } catch (error) {
      if (isCutOff(error)) return exchange(...request);
      throw error;
    }
  };

  /** Once more with the solution, where the market asked for one. */
  const exchangeSolved = async (
    url: string,
    init: SentCall & { headers: Record<string, string> },
    signal?: AbortSignal,
  ): Promise<unknown> => {
    const exchangeChange = 'Idempotency-Key' in init.headers ? exchangeWithRetry : exchange;
    try {
      return await exchangeChange(url, init, signal);
    } catch (error) {
      if (!(error instanceof CallError) || !error.challenge || !options.solve) throw error;
      const solution = await options.solve(error.challenge);
      return exchangeChange(url, { ...init, headers: { ...init.headers, Challenge: solution } }, signal);
    }
  };

  return {
    async call(name, ...[input = {}, { idempotencyKey, signal, keepalive } = {}]) {
      const [method, path] = split(name);
      const parameters = withoutUndefined(input);
      const headers = toHeaders(path, parameters, idempotencyKey);
      const answer =
        method === 'GET'
          ? exchangeWithRetry(`${options.base}${path}${toQuery(parameters)}`, { headers }, signal)
          : exchangeSolved(
              `${options.base}${path}`,
              {
                method,
                headers: { ...headers, 'Content-Type': 'application/json' },
                body: JSON.stringify(parameters),
                ...(keepalive ? { keepalive } : {}),
              },
              signal,
            );
      return (await answer) as CallOut<typeof name>;
    },
    async upload(name, file, fileName, { idempotencyKey, signal, onProgress } = {}) {
      const [method, path] = split(name);
      const body = new FormData();
      body.append('file', file, fileName);
      const headers = toHeaders(path, {}, idempotencyKey);
      const init = { method, headers, body, ...(onProgress && { onProgress }) };
      const answer = exchange(`${options.base}${path}`, init, signal, uploadTimeoutMs);
      return (await answer) as CallOut<typeof name>;
    },
  };
}

/** A random text: a key for one intention of a person, or the secret of a device. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const split = (name: string) => name.split(' ') as [method: string, path: string];

const withoutUndefined = (input: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

function toQuery(parameters: Record<string, unknown>): string {
  const pairs = Object.entries(parameters)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(parameterText(value))}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

/** Offline a client may be given a cached answer, which is marked by a header. */
export const isCachedAnswer = (response: Response): boolean => response.headers.has('x-kept');

/**
 * A connection may be cut just as it is used again, as when a phone changes networks or a proxy is reloaded; 502 says
 * that it was the one from the proxy to a node, as when that node is restarted.
 */
const isCutOff = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'offline' || error.status === badGateway);

function readAnswer(response: Response, body: string, onTime: CallClientOptions['onTime']): unknown {
  const requestId = response.headers.get('x-request-id') ?? '';
  let envelope: Envelope<unknown>;
  try {
    envelope = JSON.parse(body) as Envelope<unknown>;
  } catch (cause) {
    throw new CallError('http', { status: response.status, requestId, cause });
  }
  if (!isCachedAnswer(response)) onTime?.(envelope.time);
  if (response.ok && envelope.code === 1) return envelope.data;
  throw new CallError(response.ok ? 'refused' : 'http', {
    status: response.status,
    code: envelope.code,
    msg: envelope.msg,
    data: envelope.data as RefusalData,
    requestId,
  });
}
