/** Signed HTTP to WeChat Pay: each request carries our signature, each answer must carry theirs. */

import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import type { Clock } from '../../../../kernel/time/clock.ts';
import { toUnixSeconds } from '../../../../kernel/time/unix-seconds.ts';
import { GatewayError } from '../gateway.ts';
import type { WechatAccount } from './account.ts';
import { isSignedBy, sign } from './signing.ts';

const longestAnswerMs = 5_000;
const longestDownloadMs = 60_000;
/** A message signed longer ago than this is a replay. */
const longestAgeSeconds = 300;

type SendOptions = {
  /** As of when it is signed: what is held up for five minutes after it is refused by the channel. */
  at?: Date;
  /** Else as long as the account has it. */
  timeoutMs?: number;
};

type HeaderOf = (name: string) => string | undefined;

const getUnixSeconds = (clock: Clock) => toUnixSeconds(clock.now());

export class WechatClient {
  readonly account: WechatAccount;
  readonly #clock: Clock;
  /** Read from its PEM once: that takes longer than signing with it. */
  #privateKey: KeyObject | undefined;

  constructor(account: WechatAccount, clock: Clock) {
    this.account = account;
    this.#clock = clock;
  }

  /** The key of theirs that is in use: what they answer is signed with it, and what is sealed for them is by it. */
  get theirKey(): { serial: string; key: string } {
    const [first] = this.account.platformKeys;
    if (!first) throw new GatewayError('no key of the channel is known');
    const [serial, key] = first;
    return { serial, key };
  }

  get = (path: string): Promise<unknown> => this.#call('GET', path, '');

  post = (path: string, body: object, options?: SendOptions): Promise<unknown> =>
    this.#call('POST', path, JSON.stringify(body), options);

  /** A file that the channel named: its answer carries no signature, what named the file says how it must hash. */
  async download(path: string): Promise<Buffer> {
    const { response, bytes } = await this.#send('GET', path, '', { timeoutMs: longestDownloadMs });
    if (!response.ok) throw toGatewayError(path, response.status, bytes.toString('utf8'));
    return bytes;
  }

  /** A signature over the parts with a fresh time and nonce before those after it. */
  signNow(before: readonly string[], after: readonly string[], at = this.#clock.now()) {
    const timestamp = String(toUnixSeconds(at));
    const nonce = randomBytes(16).toString('hex');
    this.#privateKey ??= createPrivateKey(this.account.privateKey);
    const signature = sign(this.#privateKey, ...before, timestamp, nonce, ...after);
    return { timestamp, nonce, signature };
  }

  /** Whether the channel signed this body, and lately. */
  isTheirs(headerOf: HeaderOf, body: string): boolean {
    const timestamp = headerOf('wechatpay-timestamp') ?? '';
    const key = this.account.platformKeys.get(headerOf('wechatpay-serial') ?? '');
    const ageSeconds = Math.abs(getUnixSeconds(this.#clock) - Number(timestamp));
    if (!key || !(ageSeconds <= longestAgeSeconds)) return false;
    const nonce = headerOf('wechatpay-nonce') ?? '';
    return isSignedBy(key, headerOf('wechatpay-signature') ?? '', timestamp, nonce, body);
  }

  isCallback = (headers: IncomingHttpHeaders, body: string): boolean =>
    this.isTheirs((name) => headers[name]?.toString(), body);

  async #call(method: 'GET' | 'POST', path: string, body: string, options?: SendOptions): Promise<unknown> {
    const { response, bytes } = await this.#send(method, path, body, options);
    const text = bytes.toString('utf8');
    if (!response.ok) throw toGatewayError(path, response.status, text);
    if (!this.isTheirs((name) => response.headers.get(name) ?? undefined, text)) {
      throw new GatewayError(`${path}: the answer is not signed by the channel`);
    }
    return text === '' ? null : parsed(path, text);
  }

  async #send(
    method: string,
    path: string,
    body: string,
    { at, timeoutMs = this.account.timeoutMs ?? longestAnswerMs }: SendOptions = {},
  ): Promise<{ response: Response; bytes: Buffer }> {
    const { baseUrl, merchantId, serial } = this.account;
    const { serial: theirSerial } = this.theirKey;
    const { timestamp, nonce, signature } = this.signNow([method, path], [body], at);
    const token = `mchid="${merchantId}",nonce_str="${nonce}",timestamp="${timestamp}",serial_no="${serial}",signature="${signature}"`;
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method,
        headers: {
          Authorization: `WECHATPAY2-SHA256-RSA2048 ${token}`,
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'User-Agent': 'chengji',
          'Wechatpay-Serial': theirSerial,
        },
        ...(body ? { body } : {}),
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      throw new GatewayError(`${path}: no answer`, '', { cause: error });
    }
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new GatewayError(`${path}: not understood`, '', { cause: error });
  }
}

/** What the channel refuses with: its status, and a code in its words. */
function toGatewayError(path: string, status: number, text: string): GatewayError {
  const code = /"code"\s*:\s*"(\w+)"/.exec(text)?.[1] ?? '';
  return new GatewayError(`${path}: ${status} ${text.slice(0, 300)}`, code);
}

/** What the channel answered, if it is of the protocol; throws GatewayError. */
export function understood<T>(schema: z.ZodType<T>, answer: unknown): T {
  const checked = schema.safeParse(answer);
  if (!checked.success) throw new GatewayError(`not understood: ${checked.error.message}`);
  return checked.data;
}
