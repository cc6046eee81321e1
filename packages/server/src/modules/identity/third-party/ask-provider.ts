import type { ThirdProvider } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { type ThirdPartyLogin, type ThirdPartyPerson, ThirdPartyRefused } from './third-party-login.ts';

/** Refuses a provider that is switched off. */
export function getThirdPartyLogin({ services }: Context, provider: ThirdProvider): ThirdPartyLogin {
  const login = services.thirdPartyLogins.get(provider);
  if (!login) throw new Refusal('identity.third_off');
  return login;
}

/** Who a grant stands for; asked outside of any transaction, for it takes as long as others take. */
export const identifyPerson = (
  ctx: Context,
  login: ThirdPartyLogin,
  grant: string,
): Promise<ThirdPartyPerson> => refuseAsProvider(ctx, () => login.identify(grant));

/** What the provider refused is refused here too, and written down for the operator. */
export async function refuseAsProvider<T>(ctx: Context, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ThirdPartyRefused)) throw error;
    ctx.log.warn({ err: error }, 'a login provider refused');
    throw new Refusal('identity.third_refused');
  }
}
