/**
 * Alibaba Cloud's short message service, by its RPC protocol (API version 2017-05-25): every parameter is
 * signed together with HMAC-SHA1, keyed by the access key's secret and an ampersand.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../../kernel/time/clock.ts';
import type { CodeMessage, News, NewsMessage, Sms } from './sms.ts';

export type AliyunAccount = {
  accessKeyId: string;
  accessKeySecret: string;
  signName: string;
  /** The template of each kind of message. */
  templates: Readonly<Record<'code' | News, string>>;
  endpoint?: string | undefined;
};

const publicEndpoint = 'https://dysmsapi.aliyuncs.com';
const timeoutMs = 10_000;
const Answer = z.object({ Code: z.string(), Message: z.string().optional() });

export class AliyunSms implements Sms {
  readonly #account: AliyunAccount;
  readonly #clock: Clock;

  constructor(account: AliyunAccount, clock: Clock) {
    this.#account = account;
    this.#clock = clock;
  }

  sendCode({ mobile, code }: CodeMessage): Promise<void> {
    return this.#send(mobile, 'code', { code });
  }

  sendNews({ mobile, news, params }: NewsMessage): Promise<void> {
    return this.#send(mobile, news, params);
  }

  async #send(mobile: string, template: 'code' | News, params: Record<string, string>): Promise<void> {
    const { accessKeyId, accessKeySecret, signName, templates, endpoint } = this.#account;
    const parameters = {
      AccessKeyId: accessKeyId,
      Action: 'SendSms',
      Format: 'JSON',
      PhoneNumbers: mobile,
      RegionId: 'cn-hangzhou',
      SignName: signName,
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: randomUUID(),
      SignatureVersion: '1.0',
      TemplateCode: templates[template],
      TemplateParam: JSON.stringify(params),
      Timestamp: this.#clock
        .now()
        .toISOString()
        .replace(/\.\d{3}Z$/, 'Z'),
      Version: '2017-05-25',
    };
    const response = await fetch(`${endpoint ?? publicEndpoint}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...parameters,
        Signature: computeSignature('POST', parameters, accessKeySecret),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = Answer.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new Error(`the SMS provider answered ${response.status} without a code`);
    if (answer.data.Code !== 'OK') {
      throw new Error(`the SMS provider answered ${answer.data.Code}: ${answer.data.Message ?? ''}`);
    }
  }
}

/** RFC 3986: `encodeURIComponent` leaves five characters that must be escaped as well. */
const percentEncode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export function computeSignature(
  method: 'GET' | 'POST',
  parameters: Record<string, string>,
  accessKeySecret: string,
): string {
  const canonical = Object.entries(parameters)
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .sort()
    .join('&');
  return createHmac('sha1', `${accessKeySecret}&`)
    .update(`${method}&${percentEncode('/')}&${percentEncode(canonical)}`)
    .digest('base64');
}
