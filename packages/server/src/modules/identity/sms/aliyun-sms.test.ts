import { type SmsProvider, startSmsProvider } from '@chengji/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AliyunAccount, AliyunSms, computeSignature } from './aliyun-sms.ts';

const account = {
  accessKeyId: 'testId',
  accessKeySecret: 'testSecret',
  signName: '橙集',
  templates: {
    code: 'SMS_71390007',
    shop_approved: 'SMS_2',
    shop_rejected: 'SMS_3',
    mobile_changed: 'SMS_4',
  },
};
const clock = { now: () => new Date('2026-11-21T08:00:00.123Z') };

let provider: SmsProvider;
beforeAll(async () => {
  provider = await startSmsProvider(account.accessKeySecret);
});
afterAll(() => provider.stop());

const sender = (change: Partial<AliyunAccount> = {}) =>
  new AliyunSms({ ...account, endpoint: provider.url, ...change }, clock);

const message = { mobile: '13800000001', event: 'login' as const, code: '482913' };

describe('the SMS provider Aliyun', () => {
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
    expect(computeSignature('GET', example, 'testSecret')).toBe('zJDF+Lrzhj/ThnlvIToysFRq6t4=');
  });

  it('sends the code by the template, signed, with a nonce of its own each time', async () => {
    const sms = sender();
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

  it('brings news by the template of its kind', async () => {
    const params = { name: '山野果集', reason: '证照不清晰' };
    await sender().sendNews({ mobile: '13800000002', news: 'shop_rejected', params });
    expect(provider.taken.at(-1)).toMatchObject({
      PhoneNumbers: '13800000002',
      TemplateCode: 'SMS_3',
      TemplateParam: JSON.stringify(params),
    });
  });

  it('fails with what the provider says when it does not take the message', async () => {
    const sms = sender({ accessKeySecret: 'another' });
    await expect(sms.sendCode(message)).rejects.toThrow('SignatureDoesNotMatch');
  });

  it('fails when the answer is none', async () => {
    provider.answerWith('<html>');
    await expect(sender().sendCode(message)).rejects.toThrow('without a code');
    provider.answerWith(null);
  });

  it('fails when the provider is not there', async () => {
    const sms = sender({ endpoint: 'http://127.0.0.1:1' });
    await expect(sms.sendCode(message)).rejects.toThrow();
  });
});
