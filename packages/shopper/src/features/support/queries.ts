import type { CallIn } from '@chengji/contract';
import { call } from '../../kernel/calls/call.ts';
import { useCall } from '../../kernel/calls/use-call.ts';

/** `clientId` is what the market calls the open socket. */
export const openSession = (clientId: string | null) =>
  call('POST /wanlshop/service/open', clientId ? { client_id: clientId } : {});
export const fetchHistory = (input: CallIn<'GET /wanlshop/service/history'>) =>
  call('GET /wanlshop/service/history', input);
export const askService = (input: CallIn<'POST /wanlshop/service/ask'>) =>
  call('POST /wanlshop/service/ask', input);
export const rateAnswer = (id: number, helpful: boolean) =>
  call('POST /wanlshop/service/feedback', { id, helpful });
export const askForPerson = (text: string | undefined) => call('POST /wanlshop/service/handover', { text });
export const closeSession = () => call('POST /wanlshop/service/close');

export const useSuggestions = (turn: number) => useCall('GET /wanlshop/service/suggest', { turn });

/** While words are typed those that fit. */
export const useFitting = (text: string) =>
  useCall('GET /wanlshop/service/suggest', { text }, { enabled: text.length > 1 });

export const useQuestion = (id: number) => useCall('GET /wanlshop/service/question', { id });
