import { useCall } from '../../kernel/calls/use-call.ts';

export const useSuggestions = (turn: number) => useCall('GET /wanlshop/service/suggest', { turn });

/** While words are typed those that fit. */
export const useFitting = (text: string) =>
  useCall('GET /wanlshop/service/suggest', { text }, { enabled: text.length > 1 });

export const useQuestion = (id: number) => useCall('GET /wanlshop/service/question', { id });
