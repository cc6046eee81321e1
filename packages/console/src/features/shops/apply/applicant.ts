/**
 * Who applies for a shop has no place in the console yet: they are a person of the market, known by their
 * mobile, for as long as this tab is open.
 */

import { CallError, createCallClient, readSocketUrl } from '@chengji/client-kit';
import { solveInWorker } from '@chengji/client-kit/challenge/solve-in-worker';
import { createListeners } from '@chengji/client-kit/listeners';
import { saveServerTime } from '@chengji/client-kit/react';
import { useSyncExternalStore } from 'react';
import { deviceSecret } from '../../../kernel/device.ts';
import { currentLanguage } from '../../../kernel/language.ts';
import { dropDraft } from './apply-draft.ts';

const storageKey = 'console.applicant';
const listeners = createListeners();

const token = () => sessionStorage.getItem(storageKey);

function keep(next: string | null): void {
  if (next === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, next);
  listeners.tell();
}

const client = createCallClient({
  base: '/api',
  socketUrl: readSocketUrl(),
  appClient: 'H5',
  token,
  language: currentLanguage,
  device: deviceSecret,
  solve: solveInWorker,
  onTime: (time) => saveServerTime(time),
});

/** A login that is over leads back to the first step. */
async function asApplicant<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) keep(null);
    throw error;
  }
}

export const useIsApplicant = (): boolean =>
  useSyncExternalStore(listeners.subscribe, () => token() !== null);

export const sendCode = (mobile: string) =>
  client.call('POST /wanlshop/sms/send', { mobile, event: 'login' });

export async function enter(mobile: string, code: string): Promise<void> {
  const { userinfo } = await client.call('POST /wanlshop/user/mobilelogin', { mobile, code, agree: true });
  keep(userinfo.token);
}

export function leave(): void {
  dropDraft();
  keep(null);
}

export const readApplication = () => asApplicant(client.call('GET /wanlshop/apply/info', {}));

type Form = Parameters<typeof client.call<'POST /wanlshop/apply/save'>>[1];
export const saveApplication = (form: Form) => asApplicant(client.call('POST /wanlshop/apply/save', form));

/** A picture that everyone may see; answers its address. */
export async function uploadLogo(file: File): Promise<string> {
  return (await asApplicant(client.upload('POST /wanlshop/common/upload', file, file.name))).url;
}

/** A document, which only who decides can look at; answers the name it goes by. */
export async function uploadDocument(file: File): Promise<string> {
  return (await asApplicant(client.upload('POST /wanlshop/apply/upload', file, file.name))).name;
}
