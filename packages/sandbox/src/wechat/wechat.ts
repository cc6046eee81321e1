/**
 * The WeChat stand-in of the sandbox: a few people who agree to be known, and what it hands out for them. All of
 * it is over within minutes, so nothing is kept beyond the process.
 */
import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '@chengji/server/kernel/time/clock';
import { hourMs, minuteMs, secondMs } from '@chengji/server/kernel/time/durations';
import type { SandboxKeys } from '../keys.ts';

export type WechatPerson = { key: string; zh: string; en: string };

export const wechatPeople: readonly WechatPerson[] = [
  { key: 'xiaoyu', zh: '林间小雨', en: 'Rain in the woods' },
  { key: 'ahai', zh: '阿海的船', en: 'Hai on his boat' },
  { key: 'tangtang', zh: '糖糖同学', en: 'Tangtang' },
];

/** What the protocol refuses with: an `errcode` in an answer of 200. */
export class WechatRefusal extends Error {
  readonly errcode: number;

  constructor(errcode: number, message: string) {
    super(message);
    this.errcode = errcode;
  }
}

const codeLifeMs = 5 * minuteMs;
const tokenLifeMs = 2 * hourMs;

type Held = { person: WechatPerson; until: number };

export class SandboxWechat {
  readonly #keys: SandboxKeys;
  readonly #clock: Clock;
  readonly #codes = new Map<string, Held>();
  readonly #tokens = new Map<string, Held>();

  constructor(keys: SandboxKeys, clock: Clock) {
    this.#keys = keys;
    this.#clock = clock;
  }

  #now = () => this.#clock.now().getTime();

  /** The same person is always the same to this app, and another to any other. */
  getOpenid = ({ key }: WechatPerson): string =>
    `o${hash('sha256', `${this.#keys.appId} ${key}`, 'base64url').slice(0, 27)}`;

  assertApp(appId: unknown, secret: unknown): void {
    if (appId !== this.#keys.appId) throw new WechatRefusal(40_013, 'invalid appid');
    if (secret !== toSecret(this.#keys)) throw new WechatRefusal(40_125, 'invalid appsecret');
  }

  isApp = (appId: unknown): boolean => appId === this.#keys.appId;

  /** What the person's consent is handed out as; good once. */
  agree(person: WechatPerson): string {
    return this.#hold(this.#codes, person, codeLifeMs);
  }

  exchange(code: string): { token: string; person: WechatPerson } {
    const held = this.#codes.get(code);
    if (!held) throw new WechatRefusal(40_029, 'invalid code');
    this.#codes.delete(code);
    if (held.until <= this.#now()) throw new WechatRefusal(42_003, 'code expired');
    return { token: this.#hold(this.#tokens, held.person, tokenLifeMs), person: held.person };
  }

  getPerson(token: string): WechatPerson {
    const held = this.#tokens.get(token);
    if (!held || held.until <= this.#now()) throw new WechatRefusal(40_001, 'invalid credential');
    return held.person;
  }

  #hold(kept: Map<string, Held>, person: WechatPerson, lifeMs: number): string {
    for (const [text, { until }] of kept) if (until <= this.#now()) kept.delete(text);
    const text = randomBytes(16).toString('hex');
    kept.set(text, { person, until: this.#now() + lifeMs });
    return text;
  }

  /** One for all of this app's nodes, like the stable token it stands for. */
  appToken = (): string => hash('sha256', `app token ${toSecret(this.#keys)}`);

  getTicket(appToken: unknown): { ticket: string; expires_in: number } {
    if (appToken !== this.appToken()) throw new WechatRefusal(40_001, 'invalid credential');
    const ticket = hash('sha256', `ticket ${appToken}`);
    return { ticket, expires_in: tokenLifeMs / secondMs };
  }
}

/** The app's secret with WeChat, distinct from the one with the payment gateway. */
export const toSecret = ({ apiV3Key }: SandboxKeys): string =>
  hash('sha256', `messenger ${apiV3Key}`).slice(0, 32);
