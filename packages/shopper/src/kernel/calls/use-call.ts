import { createCallHooks, createRefresh, type ReadKey } from '@chengji/client-kit/react';
import { useLanguage } from '../language.ts';
import { call } from './call.ts';
import { reportFault } from './faults.ts';
import { queryClient } from './query-client.ts';

export const { useCall, useListCall, useSend } = createCallHooks({
  call,
  useFaultReport: () => reportFault,
  useLanguage,
});

const shown = createRefresh(queryClient);

/** Pulled to refresh: what is shown is fetched again, a list from its first page; resolves when it has come. */
export const { freshen } = shown;

/** Puts what became known into the answers that have it, also into one that is on its way. */
export const { changeKnown } = shown;

/** Answers of these calls are fetched again: at once where they are shown, otherwise when they are. */
export const refresh = (...names: readonly ReadKey[]): void => void shown.refresh(...names);
