import { freshen, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { requireLogin } from '../../kernel/session/session.ts';
import { saveCounters } from '../../kernel/session/statistics-store.ts';

const detailsCall = 'GET /wanlshop/shop/details';
const pageCall = 'GET /wanlshop/page/shop';
const categoriesCall = 'GET /wanlshop/shop/categories';
const ownCategoriesCall = 'GET /wanlshop/shop/own_categories';
const followedCall = 'GET /wanlshop/follow/list';
const goodsCall = 'GET /wanlshop/goods/list';
const postsCall = 'GET /wanlshop/find/list';

export const useShop = (id: number) => useCall(detailsCall, { id });

/** How the shop has decorated its first page. */
export const useShopPage = (id: number) => useCall(pageCall, { shop_id: id });

/** Whether the shop posts anything; without an answer the page is the same. */
export const useHasPosts = (id: number): boolean => {
  const posts = useCall(postsCall, { kind: 'shop', author_id: id, limit: 1 }, { isSilent: true });
  return (posts.data?.rows.length ?? 0) > 0;
};

/** What the shop sorts its goods under, beside the market's categories. */
export const useOwnCategories = (id: number) => useCall(ownCategoriesCall, { id });

export const useShopCategories = (id: number) => useCall(categoriesCall, { id });

export const useShopGoods = (id: number, sort: 'default' | 'sales' | 'new') =>
  useListCall(goodsCall, { shop_id: id, sort }, { keepsPrevious: true });

export const useFollowed = () => useListCall(followedCall, {}, { freshMs: 0 });

export const reloadShop = () =>
  freshen(detailsCall, pageCall, categoriesCall, ownCategoriesCall, goodsCall, postsCall);
export const reloadFollowed = () => freshen(followedCall);

/** Follows a shop or leaves it; a visitor logs in first and comes back. */
export function useFollow(id: number) {
  const send = useSend('POST /wanlshop/shop/follow', {
    changes: [detailsCall, followedCall],
    onDone: ({ concern }) => saveCounters({ concern }),
  });
  return {
    /** The latest request, while it is pending. */
    asked: send.isPending ? send.variables.followed === true : null,
    follow: (followed: boolean) => {
      if (requireLogin() && !send.isPending) send.mutate({ id, followed });
    },
  };
}
