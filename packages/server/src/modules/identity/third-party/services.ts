/** What third-party login and the JS-SDK are made of in this market. */
import type { ThirdProvider } from '@chengji/contract';
import type { Kernel } from '../../../kernel/kernel.ts';
import { JsSdk } from './js-sdk.ts';
import type { ThirdLogin } from './third-party-login.ts';
import { configuredApp, type WechatApp } from './wechat-app.ts';
import { WechatLogin } from './wechat-login.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    /** The account with the sandbox's messaging app, where it is on. */
    readonly sandboxWechat?: WechatApp;
    readonly thirdLogins: ReadonlyMap<ThirdProvider, ThirdLogin>;
    readonly jsSdk: JsSdk | null;
  }
}

/** The sandbox stands in where the environment names no account. */
export function provideThird({ config, services, clock }: Kernel) {
  const app = configuredApp(config) ?? services.sandboxWechat;
  const thirdLogins = new Map<ThirdProvider, ThirdLogin>();
  if (app) thirdLogins.set('wechat', new WechatLogin(app));
  return { thirdLogins, jsSdk: app ? new JsSdk(app, clock) : null };
}
