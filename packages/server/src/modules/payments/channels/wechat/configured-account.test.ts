import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../kernel/config.ts';
import { configuredAccount } from './configured-account.ts';

const environment = {
  PAY_CHANNELS: 'balance,wechat',
  PUBLIC_URL: 'https://market.example/',
  WECHATPAY_APP_ID: 'wx0000000000000001',
  WECHATPAY_MERCHANT_ID: '1900000001',
  WECHATPAY_SERIAL: 'ABCDEF',
  WECHATPAY_PRIVATE_KEY: 'private',
  WECHATPAY_PLATFORM_SERIAL: 'PUB_KEY_ID_1',
  WECHATPAY_PLATFORM_KEY: 'public',
  WECHATPAY_API_V3_KEY: '0123456789abcdef0123456789abcdef',
};
const readAccount = (supplied: Record<string, string | undefined>) =>
  configuredAccount(readConfig(supplied, { production: false }));

describe('the configured account', () => {
  it('is what the environment names', () => {
    const account = readAccount(environment);
    expect(account).toMatchObject({
      baseUrl: 'https://api.mch.weixin.qq.com',
      merchantId: '1900000001',
      platformKeys: new Map([['PUB_KEY_ID_1', 'public']]),
      clientUrl: 'https://market.example',
    });
    expect(account.notifyUrl()).toBe('https://market.example/api/pay/notify/wechat');
  });

  it('stops the start with the name of what is missing', () => {
    for (const variable of Object.keys(environment).filter((name) => name !== 'PAY_CHANNELS')) {
      expect(() => readAccount({ ...environment, [variable]: undefined })).toThrow(variable);
    }
  });

  it('has a key whose lines were written as one', () => {
    const key = '-----BEGIN PRIVATE KEY-----\\nMIIE\\n-----END PRIVATE KEY-----\\n';
    expect(readAccount({ ...environment, WECHATPAY_PRIVATE_KEY: key }).privateKey).toBe(
      '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----\n',
    );
  });

  it('transfers money to people in the scene that was agreed upon, or not at all', () => {
    expect(readAccount(environment).transferScene).toBeUndefined();
    const scene = {
      WECHATPAY_TRANSFER_SCENE: '1005',
      WECHATPAY_TRANSFER_REPORT: '岗位类型=商户;报酬说明=余额提现',
    };
    expect(readAccount({ ...environment, ...scene }).transferScene).toEqual({
      id: '1005',
      report: [
        { name: '岗位类型', text: '商户' },
        { name: '报酬说明', text: '余额提现' },
      ],
    });
    for (const variable of Object.keys(scene))
      expect(() => readAccount({ ...environment, ...scene, [variable]: undefined })).toThrow(variable);
    const bad = { ...environment, ...scene, WECHATPAY_TRANSFER_REPORT: '余额提现' };
    expect(() => readAccount(bad)).toThrow('WECHATPAY_TRANSFER_REPORT');
  });
});
