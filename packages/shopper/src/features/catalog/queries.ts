import type { CallIn } from '@chengji/contract';
import { useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { saveCounters } from '../../kernel/session/statistics-store.ts';

const TREE_FRESH_MS = 10 * 60_000;
const PAGE_SIZE = 20;
/** As many as the call takes. */
const MOST_IDS = 50;

type GoodsQuery = Omit<CallIn<'GET /wanlshop/goods/list'>, 'cursor' | 'limit'>;

export const useCategories = () => useCall('GET /wanlshop/category/tree', {}, { freshMs: TREE_FRESH_MS });

/** While order or filters change, the goods shown stay until the others have come. */
export const useGoodsList = (query: GoodsQuery) =>
  useListCall('GET /wanlshop/goods/list', { ...query, limit: PAGE_SIZE }, { keepsPrevious: true });

export const useSuggestions = (keyword: string) =>
  useCall(
    'GET /wanlshop/search/suggest',
    { keyword },
    { enabled: keyword !== '', keepsPrevious: true, isSilent: true, freshMs: TREE_FRESH_MS },
  ).data?.rows ?? [];

export const useGoods = (id: number) => useCall('GET /wanlshop/goods/details', { id });

const NEIGHBOURS = 5;

/** What the same shop sells best. */
export const useShopGoods = (shopId: number) =>
  useListCall('GET /wanlshop/goods/list', { shop_id: shopId, sort: 'sales', limit: NEIGHBOURS });

/** Goods like these, without them. */
export const useSimilarGoods = (ids: readonly number[]) =>
  useListCall('GET /wanlshop/goods/similar', {
    ids: ids.length > 0 ? ids.slice(0, MOST_IDS).join(',') : undefined,
    limit: PAGE_SIZE,
  });

export const useCollect = () =>
  useSend('POST /wanlshop/goods/collect', {
    changes: ['GET /wanlshop/goods/details', 'GET /wanlshop/collect/list'],
    onDone: ({ collection }) => saveCounters({ collection }),
  });

export const favouritesCall = 'GET /wanlshop/collect/list';
export const footprintsCall = 'GET /wanlshop/footprint/list';

export const useFavourites = (input: { gone: boolean }) =>
  useListCall(favouritesCall, input, { keepsPrevious: true, freshMs: 0 });

export const useRemoveFavourites = () =>
  useSend('POST /wanlshop/collect/delete', {
    changes: [favouritesCall, 'GET /wanlshop/goods/details'],
    onDone: saveCounters,
  });

/** Looking at a goods adds to them, so they are fetched each time. */
export const useFootprints = () => useListCall(footprintsCall, {}, { freshMs: 0 });

export const useRemoveFootprints = () =>
  useSend('POST /wanlshop/footprint/delete', { changes: [footprintsCall], onDone: saveCounters });

export const useClearFootprints = () =>
  useSend('POST /wanlshop/footprint/clear', { changes: [footprintsCall], onDone: saveCounters });
