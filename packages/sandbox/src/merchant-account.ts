import type { WechatAccount } from '@chengji/server/modules/payments/index';
import type { SandboxKeys } from './keys.ts';

type Links = Pick<WechatAccount, 'notifyUrl' | 'clientUrl'>;

/** The account of the gateway's one merchant. */
export const createMerchantAccount = (
  { url, keys }: { url: string; keys: SandboxKeys },
  links: Links,
): WechatAccount => ({
  baseUrl: url,
  appId: keys.appId,
  merchantId: keys.merchantId,
  serial: keys.merchantSerial,
  privateKey: keys.merchant.privateKey,
  platformKeys: new Map([[keys.platformSerial, keys.platform.publicKey]]),
  apiV3Key: keys.apiV3Key,
  transferScene: { id: '1005', report: [{ name: '报酬说明', text: '余额提现' }] },
  ...links,
});
