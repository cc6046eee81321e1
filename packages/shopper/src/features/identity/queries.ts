import type { CallOut } from '@chengji/contract';
import { refresh, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { loadStatistics, loadUser } from '../../kernel/session/session.ts';

const recommended = 'GET /wanlshop/goods/list';

/** Goods below the own page; a login changes nothing about them. */
export const useRecommended = () => useListCall(recommended, { sort: 'default', limit: 20 });

/** What the person's page shows, fetched again. */
export async function refreshPerson(): Promise<void> {
  refresh(recommended);
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

export const useProviders = () =>
  useCall('GET /wanlshop/third/providers', {}, { freshMs: Number.POSITIVE_INFINITY, isSilent: true });
export const useOpenProvider = (onDone: (page: { url: string }, asked: { state: string }) => void) =>
  useSend('POST /wanlshop/third/open', { onDone });
export const useThirdLogin = (
  onDone: (answer: CallOut<'POST /wanlshop/third/login'>) => void,
  onFault: (fault: Fault) => void,
) => useSend('POST /wanlshop/third/login', { onDone, onFault });
