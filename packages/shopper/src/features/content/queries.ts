import { freshen, useCall } from '../../kernel/use-call.ts';

/** Words many people search for; the pages that show them do without when they do not come. */
export const useHotWords = () =>
  useCall('GET /wanlshop/search/hot', {}, { isQuiet: true, freshMs: 10 * 60_000 }).data?.rows ?? [];

/** The home page fetched anew: what the operator set up, and the goods in it. */
export const refreshHome = () =>
  freshen('GET /wanlshop/common/init', 'GET /wanlshop/search/hot', 'GET /wanlshop/goods/list');
