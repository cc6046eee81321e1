/**
 * Section 8 of the specification: what the person sees when a call fails. Status 401 shows the message and
 * leads to login; 404 and 500 have texts of their own; any other status shows its message. A refusal shows its
 * message, code 4 nothing. What the stores ask for on their own fails in silence (`ignoreErrors`).
 */
import { CallError } from '@chengji/client-kit';
import { isLoginNeeded } from '@chengji/client-kit/react';
import { kernelText } from '../strings.ts';
import { toast } from '../toast.ts';

const SILENT_CODE = 4;

let handleLoginExpired = () => {};

/** The session says here what must happen when an answer is 401. */
export function onLoginExpired(then: () => void): void {
  handleLoginExpired = then;
}

/** The market said no, for this very reason. */
export const isRefusal = (error: unknown, key: string): error is CallError =>
  error instanceof CallError && error.key === key;

/** The message for a failure; empty when none is shown. */
export function faultText(error: unknown): string {
  const t = kernelText();
  if (!(error instanceof CallError)) return t('apiBusy');
  switch (error.kind) {
    case 'aborted':
      return '';
    case 'offline':
    case 'timeout':
      return t('poorNetwork');
    case 'refused':
      return error.code === SILENT_CODE ? '' : error.message;
    case 'http':
      if (error.status === 401) return error.message || t('loginFirst');
      if (error.status === 404) return t('apiMissing');
      if (error.status === 500) return t('apiBusy');
      return error.message || t('requestFailed', { status: error.status });
  }
}

let lastFault = '';

/** What failed last, by kind, status and key: nothing in it is about the person. Empty where nothing did. */
export const describeLastFault = (): string => lastFault;

const describe = (error: unknown): string =>
  error instanceof CallError
    ? [error.kind, error.status, error.key].filter(Boolean).join(' ').slice(0, 200)
    : 'unexpected';

/** Says what went wrong, and leads to login when that is what is needed. */
export function reportFault(error: unknown): void {
  lastFault = describe(error);
  if (isLoginNeeded(error)) handleLoginExpired();
  toast(faultText(error), 'fault');
}
