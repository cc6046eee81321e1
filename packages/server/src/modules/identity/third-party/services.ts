/** What third-party login and the JS-SDK are made of in this market. */
import type { ThirdProvider } from '@chengji/contract';
import type { Kernel } from '../../../kernel/kernel.ts';
import { JsSdk } from './js-sdk.ts';
import type { ThirdPartyLogin } from './third-party-login.ts';
import { configuredApp, type WechatApp } from './wechat-app.ts';
import { WechatLogin } from './wechat-login.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    /** The account with the sandbox's WeChat, where it is on. */
    readonly sandboxWechat?: WechatApp;
    readonly thirdPartyLogins: ReadonlyMap<ThirdProvider, ThirdPartyLogin>;
    readonly jsSdk: JsSdk | null;
  }
}

/** The sandbox stands in where the environment names no account. */
export function provideThirdParty({ config, services, clock }: Kernel) {
  const app = configuredApp(config) ?? services.sandboxWechat;
  const thirdPartyLogins = new Map<ThirdProvider, ThirdPartyLogin>();
  if (app) thirdPartyLogins.set('wechat', new WechatLogin(app));
  return { thirdPartyLogins, jsSdk: app ? new JsSdk(app, clock) : null };
}
