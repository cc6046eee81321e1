/** WeChat's JS-SDK: a page may use it when its address is signed with the app's ticket. */

import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../kernel/time/clock.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { askWechat } from './wechat-api.ts';
import type { WechatApp } from './wechat-app.ts';

const Token = z.object({ access_token: z.string() });
const Ticket = z.object({ ticket: z.string(), expires_in: z.int() });

/** A ticket is taken anew this long before its end, so that what is signed with it still opens. */
const marginMs = 300_000;

export const jsApiList = [
  'chooseImage',
  'getLocalImgData',
  'chooseWXPay',
  'getLocation',
  'openLocation',
  'openAddress',
  'updateAppMessageShareData',
  'updateTimelineShareData',
];

export type JsSdkConfig = {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
  jsApiList: string[];
};

export function computeSignature(ticket: string, nonce: string, timestamp: number, url: string): string {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`;
  return createHash('sha1').update(text).digest('hex');
}

type Held = { text: Promise<string>; until: number };

export class JsSdk {
  readonly #app: WechatApp;
  readonly #clock: Clock;
  #ticket: Held | null = null;

  constructor(app: WechatApp, clock: Clock) {
    this.#app = app;
    this.#clock = clock;
  }

  async getConfig(url: string): Promise<JsSdkConfig> {
    const ticket = await this.#currentTicket();
    const nonceStr = randomBytes(12).toString('hex');
    const timestamp = toUnixSeconds(this.#clock.now());
    const signature = computeSignature(ticket, nonceStr, timestamp, url);
    return { appId: this.#app.appId, timestamp, nonceStr, signature, jsApiList };
  }

  /** Asked for once by all who come at the same time; a failure is forgotten. */
  async #currentTicket(): Promise<string> {
    const now = this.#clock.now().getTime();
    if (this.#ticket && this.#ticket.until > now) return this.#ticket.text;
    const held: Held = {
      text: this.#askTicket().then(({ ticket, expires_in }) => {
        held.until = now + expires_in * 1_000 - marginMs;
        return ticket;
      }),
      until: now + marginMs,
    };
    this.#ticket = held;
    try {
      return await held.text;
    } catch (error) {
      if (this.#ticket === held) this.#ticket = null;
      throw error;
    }
  }

  /** The stable token is one for every node: taking it does not end the one another node holds. */
  async #askTicket() {
    const { appId, secret, apiUrl } = this.#app;
    const { access_token } = await askWechat(`${apiUrl}/cgi-bin/stable_token`, Token, {
      grant_type: 'client_credential',
      appid: appId,
      secret,
    });
    const query = new URLSearchParams({ access_token, type: 'jsapi' });
    return askWechat(`${apiUrl}/cgi-bin/ticket/getticket?${query}`, Ticket);
  }
}
