import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AliyunSms, signatureOf } from './aliyun-sms.ts';

const account = {
  accessKeyId: 'testId',
  accessKeySecret: 'testSecret',
  signName: '橙集',
  templateCode: 'SMS_71390007',
};
const clock = { now: () => new Date('2026-11-21T08:00:00.123Z') };

/** A provider that checks the signature in its own way, and each nonce once. */
class Provider {
  readonly taken: Record<string, string>[] = [];
  readonly #nonces = new Set<string>();
  readonly #server: Server;
  answer: string | null = null;

  constructor() {
    this.#server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const code = request.method === 'POST' ? this.#take(new URLSearchParams(body)) : 'MethodNotAllowed';
      response.end(this.answer ?? JSON.stringify({ Code: code, Message: code }));
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  close(): void {
    this.#server.close();
  }

  #take(form: URLSearchParams): string {
    const given = form.get('Signature');
    form.delete('Signature');
    form.sort();
    const escaped = form.toString().replaceAll('+', '%20').replaceAll('*', '%2A').replaceAll('%7E', '~');
    const signed = createHmac('sha1', `${account.accessKeySecret}&`)
      .update(`POST&%2F&${encodeURIComponent(escaped)}`)
      .digest('base64');
    if (given !== signed) return 'SignatureDoesNotMatch';
    const nonce = form.get('SignatureNonce') ?? '';
    if (this.#nonces.has(nonce)) return 'SignatureNonceUsed';
    this.#nonces.add(nonce);
    this.taken.push(Object.fromEntries(form));
    return 'OK';
  }
}

const provider = new Provider();
let endpoint: string;
beforeAll(async () => {
  endpoint = await provider.open();
});
afterAll(() => provider.close());

const message = { mobile: '13800000001', event: 'login' as const, code: '482913' };

it('signs as the provider’s own example does', () => {
  const example = {
    AccessKeyId: 'testId',
    Action: 'SendSms',
    Format: 'XML',
    OutId: '123',
    PhoneNumbers: '15300000001',
    RegionId: 'cn-hangzhou',
    SignName: '阿里云短信测试专用',
    SignatureMethod: 'HMAC-SHA1',
    SignatureNonce: '45e25e9b-0a6f-4070-8c85-2956eda1b466',
    SignatureVersion: '1.0',
    TemplateCode: 'SMS_71390007',
    TemplateParam: '{"customer":"test"}',
    Timestamp: '2017-07-12T02:42:19Z',
    Version: '2017-05-25',
  };
  expect(signatureOf('GET', example, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=');
});

it('sends the code by the template, signed, with a nonce of its own each time', async () => {
  const sms = new AliyunSms({ ...account, endpoint }, clock);
  await sms.sendCode(message);
  await sms.sendCode(message);
  expect(provider.taken).toHaveLength(2);
  expect(provider.taken[0]).toMatchObject({
    PhoneNumbers: '13800000001',
    SignName: '橙集',
    TemplateParam: '{"code":"482913"}',
    Timestamp: '2026-11-21T08:00:00Z',
  });
});

it('fails with what the provider says when it does not take the message', async () => {
  const sms = new AliyunSms({ ...account, accessKeySecret: 'another', endpoint }, clock);
  await expect(sms.sendCode(message)).rejects.toThrow('SignatureDoesNotMatch');
});

it('fails when the answer is none', async () => {
  provider.answer = '<html>';
  await expect(new AliyunSms({ ...account, endpoint }, clock).sendCode(message)).rejects.toThrow(
    'without a code',
  );
  provider.answer = null;
});

it('fails when the provider is not there', async () => {
  const sms = new AliyunSms({ ...account, endpoint: 'http://127.0.0.1:1' }, clock);
  await expect(sms.sendCode(message)).rejects.toThrow();
});
