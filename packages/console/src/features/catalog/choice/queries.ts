import { useDebounced } from '@chengji/client-kit/react';
import { useSession } from '../../../kernel/session.ts';
import { useCall } from '../../../kernel/use-call.ts';

const mostFound = 20;
const mostChosen = 50;

const useShopId = () => useSession('seller')?.staff.shop?.id;

/** Goods of the own shop on sale that the words find. */
export function useShopGoods(words: string) {
  const keyword = useDebounced(words.trim(), 250);
  const shop_id = useShopId();
  return useCall(
    'GET /wanlshop/goods/list',
    { limit: mostFound, ...(keyword ? { keyword } : {}), ...(shop_id ? { shop_id } : {}) },
    { keepsPrevious: true, enabled: shop_id !== undefined },
  );
}

/** The same of all other shops. */
export function useOthersGoods(words: string, enabled: boolean) {
  const keyword = useDebounced(words.trim(), 250);
  const shopId = useShopId();
  const { data, ...asked } = useCall(
    'GET /wanlshop/goods/list',
    { limit: mostFound, ...(keyword ? { keyword } : {}) },
    { keepsPrevious: true, enabled },
  );
  return { ...asked, rows: (data?.rows ?? []).filter(({ shop }) => shop.id !== shopId) };
}

/** The chosen ones; one that is no longer on sale is left out. */
export const useChosenGoods = (ids: readonly number[]) =>
  useCall(
    'GET /wanlshop/goods/list',
    { ids: ids.join(','), limit: mostChosen },
    { enabled: ids.length > 0, keepsPrevious: true },
  );
