import type { CallIn } from '@chengji/contract';
import { freshen, useCall, useListCall } from '../../kernel/calls/use-call.ts';

const list = 'GET /wanlshop/find/list';
const shops = 'GET /wanlshop/find/shops';
const details = 'GET /wanlshop/find/details';
const comments = 'GET /wanlshop/find/comments';

const PAGE_SIZE = 20;
const TREE_FRESH_MS = 10 * 60_000;

/** Which posts: recommended, of whom one follows, videos, of a topic, of a shop, with a goods. */
export type Feed = Pick<
  CallIn<'GET /wanlshop/find/list'>,
  'feed' | 'type' | 'category_id' | 'shop_id' | 'goods_id'
>;

/** `enabled` is false for what a visitor has not. */
export const usePosts = (feed: Feed, enabled = true) =>
  useListCall(list, { ...feed, limit: PAGE_SIZE }, { enabled });

/** A few posts of a feed; where they are shown the page does without when they do not come. */
export const useFewPosts = (feed: Feed, limit: number) =>
  useListCall(list, { ...feed, limit }, { isSilent: true });

/** What a feed could be about; without an answer there is the one of all. */
export const useTopics = () =>
  useCall('GET /wanlshop/category/tree', {}, { freshMs: TREE_FRESH_MS, isSilent: true }).data?.rows ?? [];

export const usePostingShops = () => useCall(shops, {}, { isSilent: true });

/** Asked only while it is looked at, for that counts. */
export const usePost = (id: number, enabled = true) => useCall(details, { id }, { enabled });

export const reloadPosts = () => freshen(list, shops);
export const reloadPost = () => freshen(details, comments);
