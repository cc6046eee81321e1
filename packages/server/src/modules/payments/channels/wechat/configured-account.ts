import { type Config, ConfigError } from '../../../../kernel/config.ts';
import type { TransferScene, WechatAccount } from './account.ts';

const publicBaseUrl = 'https://api.mch.weixin.qq.com';

type Need = (value: string | undefined, variable: string) => string;

/** The merchant's account as the environment names it; throws ConfigError naming what is missing. */
export function configuredAccount({ wechatPay, publicUrl }: Config): WechatAccount {
  const need: Need = (value, variable) => {
    if (!value) throw new ConfigError(`${variable} must be set for PAY_CHANNELS=wechat`);
    return value;
  };
  const clientUrl = need(publicUrl, 'PUBLIC_URL').replace(/\/$/, '');
  return {
    baseUrl: wechatPay.baseUrl ?? publicBaseUrl,
    appId: need(wechatPay.appId, 'WECHATPAY_APP_ID'),
    merchantId: need(wechatPay.merchantId, 'WECHATPAY_MERCHANT_ID'),
    serial: need(wechatPay.serial, 'WECHATPAY_SERIAL'),
    privateKey: need(wechatPay.privateKey, 'WECHATPAY_PRIVATE_KEY'),
    platformKeys: readPlatformKeys(wechatPay, need),
    apiV3Key: need(wechatPay.apiV3Key, 'WECHATPAY_API_V3_KEY'),
    notifyUrl: () => `${clientUrl}/api/pay/notify/wechat`,
    clientUrl,
    transferScene: readTransferScene(wechatPay),
  };
}

/** While the platform changes its key, the one that comes next is believed too. */
function readPlatformKeys(wechatPay: Config['wechatPay'], need: Need): ReadonlyMap<string, string> {
  const { platformSerial, platformKey, platformNextSerial, platformNextKey } = wechatPay;
  const keys = new Map([
    [need(platformSerial, 'WECHATPAY_PLATFORM_SERIAL'), need(platformKey, 'WECHATPAY_PLATFORM_KEY')],
  ]);
  if (platformNextSerial || platformNextKey) {
    keys.set(
      need(platformNextSerial, 'WECHATPAY_PLATFORM_NEXT_SERIAL'),
      need(platformNextKey, 'WECHATPAY_PLATFORM_NEXT_KEY'),
    );
  }
  return keys;
}

/** Without both, nothing is paid out through the channel. */
function readTransferScene({
  transferScene,
  transferReport,
}: Config['wechatPay']): TransferScene | undefined {
  if (!transferScene && !transferReport) return undefined;
  if (!transferScene || !transferReport)
    throw new ConfigError('WECHATPAY_TRANSFER_SCENE and WECHATPAY_TRANSFER_REPORT go together');
  const report = transferReport.split(';').map((pair) => {
    const [name = '', text = ''] = pair.split('=');
    return { name, text };
  });
  return { id: transferScene, report };
}
