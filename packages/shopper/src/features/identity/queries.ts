import type { CallOut } from '@chengji/contract';
import { refresh, useCall, useSend } from '../../kernel/calls/use-call.ts';
import { loadStatistics, loadUser } from '../../kernel/session/session.ts';

/** What the person's page shows, fetched again. */
export async function refreshPerson(): Promise<void> {
  refresh('GET /wanlshop/goods/similar');
  await Promise.all([loadUser(), loadStatistics()]);
}

type Fault = Error & { field?: string | undefined };

export const useSendCode = (onDone: (answer: CallOut<'POST /wanlshop/sms/send'>) => void) =>
  useSend('POST /wanlshop/sms/send', { onDone });
export const useVerifyCode = (onDone: () => void, onFault: (fault: Fault) => void) =>
  useSend('POST /wanlshop/sms/verify', { onDone, onFault });
export const useMobileLogin = (
  onDone: (answer: CallOut<'POST /wanlshop/user/mobilelogin'>) => void,
  onFault: (fault: Fault) => void,
) => useSend('POST /wanlshop/user/mobilelogin', { onDone, onFault });

/** Who may look around; nobody where the market is no demo. */
export const useDemoAccounts = () =>
  useCall('GET /wanlshop/demo/accounts', {}, { freshMs: Number.POSITIVE_INFINITY, isSilent: true });
export const useLogin = (onDone: (answer: CallOut<'POST /wanlshop/user/login'>) => void) =>
  useSend('POST /wanlshop/user/login', { onDone });

export const useProviders = () =>
  useCall('GET /wanlshop/third/providers', {}, { freshMs: Number.POSITIVE_INFINITY, isSilent: true });
export const useOpenProvider = (onDone: (page: { url: string }, asked: { state: string }) => void) =>
  useSend('POST /wanlshop/third/open', { onDone });
export const useThirdLogin = (
  onDone: (answer: CallOut<'POST /wanlshop/third/login'>) => void,
  onFault: (fault: Fault) => void,
) => useSend('POST /wanlshop/third/login', { onDone, onFault });
