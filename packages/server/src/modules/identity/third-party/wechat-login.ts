/** WeChat's OAuth: a page where the person agrees, and two calls that identify them. */
import { z } from 'zod';
import type { ThirdPartyLogin, ThirdPartyPerson } from './third-party-login.ts';
import { askWechat } from './wechat-api.ts';
import type { WechatApp } from './wechat-app.ts';

const Token = z.object({ access_token: z.string(), openid: z.string() });
const Person = z.object({ openid: z.string(), nickname: z.string() });

export class WechatLogin implements ThirdPartyLogin {
  readonly provider = 'wechat';
  readonly #app: WechatApp;

  constructor(app: WechatApp) {
    this.#app = app;
  }

  get appId(): string {
    return this.#app.appId;
  }

  get insideOnly(): boolean {
    return this.#app.insideOnly;
  }

  /** The parameters stand in the order its documentation gives: in another the page does not open. */
  pageFor(state: string): string {
    const { appId, openUrl, backUrl } = this.#app;
    const query = new URLSearchParams({
      appid: appId,
      redirect_uri: backUrl,
      response_type: 'code',
      scope: 'snsapi_userinfo',
      state,
    });
    return `${openUrl}/connect/oauth2/authorize?${query}#wechat_redirect`;
  }

  async identify(grant: string): Promise<ThirdPartyPerson> {
    const { appId, secret, apiUrl } = this.#app;
    const code = new URLSearchParams({
      appid: appId,
      secret,
      code: grant,
      grant_type: 'authorization_code',
    });
    const { access_token, openid } = await askWechat(`${apiUrl}/sns/oauth2/access_token?${code}`, Token);
    const token = new URLSearchParams({ access_token, openid, lang: 'zh_CN' });
    const person = await askWechat(`${apiUrl}/sns/userinfo?${token}`, Person);
    return { openid: person.openid, nickname: person.nickname };
  }
}
