import { describe, expect, it } from 'vitest';
import { AliyunSms } from './aliyun-sms.ts';
import { createSms } from './create-sms.ts';

const clock = { now: () => new Date(0) };
const nothing = {
  accessKeyId: undefined,
  accessKeySecret: undefined,
  signName: undefined,
  templateCode: undefined,
  shopApprovedTemplate: undefined,
  shopRejectedTemplate: undefined,
  mobileChangedTemplate: undefined,
  endpoint: undefined,
};

describe('the configured SMS provider', () => {
  it('prints messages when no provider is named', async () => {
    const lines: string[] = [];
    const sms = createSms({ sms: { ...nothing, provider: 'log' } }, clock, (line) => lines.push(line));
    await sms.sendCode({ mobile: '13800000001', event: 'login', code: '482913' });
    await sms.sendNews({
      mobile: '13800000002',
      news: 'shop_approved',
      params: { name: '山野果集', account: 'orchard' },
    });
    expect(lines).toEqual(['sms 13800000001 login 482913', 'sms 13800000002 shop_approved 山野果集 orchard']);
  });

  it('does not start with a provider whose account is not given', () => {
    const config = { sms: { ...nothing, provider: 'aliyun' as const } };
    expect(() => createSms(config, clock, () => {})).toThrow('SMS_ACCESS_KEY_ID');
  });

  it('takes the provider that is named', () => {
    const sms = {
      provider: 'aliyun' as const,
      accessKeyId: 'id',
      accessKeySecret: 'secret',
      signName: '橙集',
      templateCode: 'SMS_1',
      shopApprovedTemplate: 'SMS_2',
      shopRejectedTemplate: 'SMS_3',
      mobileChangedTemplate: 'SMS_4',
      endpoint: undefined,
    };
    expect(createSms({ sms }, clock, () => {})).toBeInstanceOf(AliyunSms);
  });
});
