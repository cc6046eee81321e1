import { freshen, useCall, useListCall } from '../../kernel/calls/use-call.ts';

const infoCall = 'GET /wanlshop/distribution/info';
const peopleCall = 'GET /wanlshop/distribution/people';
const earningsCall = 'GET /wanlshop/distribution/earnings';

/** Fetched each time: friends buy without a press here. */
export const useReferral = () => useCall(infoCall, {}, { freshMs: 0 });
export const usePeople = (level: 1 | 2) => useListCall(peopleCall, { level, limit: 20 }, { freshMs: 0 });
export const useEarnings = (limit = 20, enabled = true) =>
  useListCall(earningsCall, { limit }, { freshMs: 0, enabled });

export const reloadReferral = () => freshen(infoCall, peopleCall, earningsCall);
