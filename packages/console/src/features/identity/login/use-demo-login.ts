import { ignoreErrors } from '@chengji/client-kit/react';
import type { DemoAccount } from '@chengji/contract/identity/identity.calls';
import { useEffect, useEffectEvent } from 'react';
import type { Area } from '../../../kernel/session.ts';
import { findDemoAccount } from '../queries.ts';

/** Who comes by a link of the demo is logged in at once; a market that is no demo names nobody to log in. */
export function useDemoLogin(area: Area, isAsked: boolean, logIn: (account: DemoAccount) => void): void {
  const begin = useEffectEvent(async () => {
    const account = await ignoreErrors(findDemoAccount(area));
    if (account) logIn(account);
  });
  useEffect(() => {
    if (isAsked) void begin();
  }, [isAsked]);
}
