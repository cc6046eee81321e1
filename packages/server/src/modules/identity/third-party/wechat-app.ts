import { type Config, ConfigError } from '../../../kernel/config.ts';

/** The market's account with WeChat, or with a server that speaks its protocol. */
export type WechatApp = {
  appId: string;
  secret: string;
  /** Where its calls are answered, and where its pages are. */
  apiUrl: string;
  openUrl: string;
  /** Where its page sends a person back to. */
  backUrl: string;
  /** Its page opens only in the app's own browser. */
  insideOnly: boolean;
};

const publicApiUrl = 'https://api.weixin.qq.com';
const publicOpenUrl = 'https://open.weixin.qq.com';
export const backPath = '/api/third/wechat/back';

/** The account the environment names, or null where it names none. */
export function configuredApp({ wechat, publicUrl }: Config): WechatApp | null {
  const { appId, secret } = wechat;
  if (!appId && !secret) return null;
  if (!appId || !secret || !publicUrl) {
    throw new ConfigError('WECHAT_APP_ID, WECHAT_APP_SECRET and PUBLIC_URL are set together or not at all');
  }
  return {
    appId,
    secret,
    apiUrl: wechat.apiUrl ?? publicApiUrl,
    openUrl: wechat.openUrl ?? publicOpenUrl,
    backUrl: `${publicUrl.replace(/\/$/, '')}${backPath}`,
    insideOnly: true,
  };
}
