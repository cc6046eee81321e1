import { freshen, useCall, useListCall } from '../../kernel/calls/use-call.ts';

const list = 'GET /wanlshop/find/list';
const shops = 'GET /wanlshop/find/shops';
const details = 'GET /wanlshop/find/details';
const comments = 'GET /wanlshop/find/comments';

const PAGE_SIZE = 20;
const TREE_FRESH_MS = 10 * 60_000;

export type Feed = { category_id?: number | undefined; shop_id?: number | undefined };

export const usePosts = (feed: Feed) => useListCall(list, { ...feed, limit: PAGE_SIZE });

/** A few posts of a feed; where they are shown the page does without when they do not come. */
export const useFewPosts = (feed: Feed, limit: number) =>
  useListCall(list, { ...feed, limit }, { isSilent: true });

/** What a feed could be about; without an answer there is the one of all. */
export const useTopics = () =>
  useCall('GET /wanlshop/category/tree', {}, { freshMs: TREE_FRESH_MS, isSilent: true }).data?.rows ?? [];

export const usePostingShops = () => useCall(shops, {}, { isSilent: true });

export const usePost = (id: number) => useCall(details, { id });
export const useComments = (id: number) => useListCall(comments, { id, limit: PAGE_SIZE });

export const reloadPosts = () => freshen(list, shops);
export const reloadPost = () => freshen(details, comments);
