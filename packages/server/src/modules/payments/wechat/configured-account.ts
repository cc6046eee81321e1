import { type Config, ConfigError } from '../../../kernel/config.ts';
import type { WechatAccount } from './account.ts';

const publicBaseUrl = 'https://api.mch.weixin.qq.com';

/** The merchant's account as the environment names it; throws ConfigError naming what is missing. */
export function configuredAccount({ wechatPay, publicUrl }: Config): WechatAccount {
  const need = (value: string | undefined, variable: string): string => {
    if (!value) throw new ConfigError(`${variable} must be set for PAY_CHANNELS=wechat`);
    return value;
  };
  const clientUrl = need(publicUrl, 'PUBLIC_URL').replace(/\/$/, '');
  const platformSerial = need(wechatPay.platformSerial, 'WECHATPAY_PLATFORM_SERIAL');
  return {
    baseUrl: wechatPay.baseUrl ?? publicBaseUrl,
    appId: need(wechatPay.appId, 'WECHATPAY_APP_ID'),
    merchantId: need(wechatPay.merchantId, 'WECHATPAY_MERCHANT_ID'),
    serial: need(wechatPay.serial, 'WECHATPAY_SERIAL'),
    privateKey: need(wechatPay.privateKey, 'WECHATPAY_PRIVATE_KEY'),
    platformKeys: { [platformSerial]: need(wechatPay.platformKey, 'WECHATPAY_PLATFORM_KEY') },
    apiV3Key: need(wechatPay.apiV3Key, 'WECHATPAY_API_V3_KEY'),
    notifyUrl: () => `${clientUrl}/api/pay/notify/wechat`,
    clientUrl,
  };
}
