import type { CallIn } from '@chengji/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/calls.ts';
import type { Area } from '../../kernel/session.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';

export const logIn = (area: Area, credentials: { account: string; password: string }) =>
  call(`POST /${area}/auth/login`, credentials);
/** Who may look around here; nobody where the market is no demo. */
export async function findDemoAccount(area: Area) {
  const { rows } = await call('GET /wanlshop/demo/accounts', {});
  return rows.find(({ kind }) => kind === area);
}
export const passSecondFactor = (area: Area, ticket: string, code: string) =>
  call(`POST /${area}/auth/second`, { ticket, code });
export const beginEnrolment = (area: Area, ticket: string) => call(`POST /${area}/auth/enrol`, { ticket });
export const confirmEnrolment = (area: Area, ticket: string, code: string) =>
  call(`POST /${area}/auth/enrol_confirm`, { ticket, code });

/** Without a network it fails at once, and waits for none. */
const atOnce = { networkMode: 'always' } as const;
export const useConfirmIdentity = (area: Area, onConfirmed: () => void) =>
  useMutation({
    mutationFn: (proof: { password: string; code?: string }) => call(`POST /${area}/auth/confirm`, proof),
    onSuccess: onConfirmed,
    ...atOnce,
  });

export const sendResetCode = (mobile: string) => call('POST /wanlshop/sms/send', { mobile, event: 'staff' });
export const useResetPassword = () =>
  useMutation({
    mutationFn: (input: CallIn<'POST /seller/auth/reset'>) => call('POST /seller/auth/reset', input),
    ...atOnce,
  });
export const useChangePassword = (area: Area) =>
  useSend(`POST /${area}/auth/password`, { changes: sessions(area) });

const sessions = (area: Area) => [`GET /${area}/auth/sessions`] as const;
export const useOwnSessions = (area: Area) => useCall(`GET /${area}/auth/sessions`, {});
export const useEndSession = (area: Area) =>
  useSend(`POST /${area}/auth/session/end`, { changes: sessions(area) });
export const useEndOtherSessions = (area: Area) =>
  useSend(`POST /${area}/auth/session/end_others`, { changes: sessions(area) });

const security = (area: Area) => [`GET /${area}/auth/security`] as const;
export const useSecurity = (area: Area) => useCall(`GET /${area}/auth/security`, {});
export const useBeginSecondFactor = (area: Area) => useSend(`POST /${area}/second_factor/begin`);
export const useRenewRecoveryCodes = (area: Area) =>
  useSend(`POST /${area}/second_factor/codes`, { changes: security(area) });
export const useRemoveSecondFactor = (area: Area) =>
  useSend(`POST /${area}/second_factor/remove`, { changes: security(area) });

/** A refusal is shown where the code was typed, and so it is thrown. */
export function useConfirmSecondFactor(area: Area) {
  const queries = useQueryClient();
  return async (code: string) => {
    const answer = await call(`POST /${area}/second_factor/confirm`, { code });
    await queries.invalidateQueries({ queryKey: security(area) });
    return answer;
  };
}
