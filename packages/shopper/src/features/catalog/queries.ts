import type { CallIn } from '@chengji/contract';
import { keepCollection } from '../../kernel/statistics-store.ts';
import { useCall, useListCall, useSend } from '../../kernel/use-call.ts';

const TREE_FRESH_MS = 10 * 60_000;
const PAGE_SIZE = 20;

type GoodsQuery = Omit<CallIn<'GET /wanlshop/goods/list'>, 'cursor' | 'limit'>;

export const useCategories = () => useCall('GET /wanlshop/category/tree', {}, { freshMs: TREE_FRESH_MS });

/** While order or filters change, the goods shown stay until the others have come. */
export const useGoodsList = (query: GoodsQuery) =>
  useListCall('GET /wanlshop/goods/list', { ...query, limit: PAGE_SIZE }, { keep: true });

export const useSuggestions = (keyword: string) =>
  useCall(
    'GET /wanlshop/search/suggest',
    { keyword },
    { enabled: keyword !== '', keep: true, isQuiet: true, freshMs: TREE_FRESH_MS },
  ).data?.rows ?? [];

export const useGoods = (id: number) => useCall('GET /wanlshop/goods/details', { id });

const NEIGHBOURS = 5;

/** What the same shop sells best. */
export const useShopGoods = (shopId: number) =>
  useListCall('GET /wanlshop/goods/list', { shop_id: shopId, sort: 'sales', limit: NEIGHBOURS });

export const useCollect = () =>
  useSend('POST /wanlshop/goods/collect', {
    changes: ['GET /wanlshop/goods/details'],
    onDone: ({ collection }) => keepCollection(collection),
  });
