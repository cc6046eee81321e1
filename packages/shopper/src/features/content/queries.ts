import type { CallIn } from '@chengji/contract';
import { freshen, useCall, useListCall } from '../../kernel/calls/use-call.ts';
import { APP_VERSION } from '../../kernel/constants.ts';

const list = 'GET /wanlshop/article/list';
const details = 'GET /wanlshop/article/details';
const PAGE_SIZE = 20;
const TREE_FRESH_MS = 10 * 60_000;

/** Words many people search for; the pages that show them do without when they do not come. */
export const useHotWords = () =>
  useCall('GET /wanlshop/search/hot', {}, { isSilent: true, freshMs: 10 * 60_000 }).data?.rows ?? [];

/** The home page fetched again: what the operator set up, and the goods in it. */
export const refreshHome = () =>
  freshen(
    'GET /wanlshop/common/init',
    'GET /wanlshop/search/hot',
    'GET /wanlshop/goods/list',
    'GET /wanlshop/groups/list',
    'GET /wanlshop/coupon/list',
  );

/** The adverts of every place: fetched once a start, and again when they change. */
export const useAdverts = () =>
  useCall(
    'GET /wanlshop/common/adverts',
    { version: APP_VERSION },
    { freshMs: Number.POSITIVE_INFINITY, isSilent: true },
  );

/** The pop-ups meant for this person, for as long as the app is open. */
export const usePopups = () =>
  useCall('GET /wanlshop/common/popups', {}, { freshMs: Number.POSITIVE_INFINITY, isSilent: true });

export const useArticleCategories = () => useCall('GET /wanlshop/article/categories', {}, { isSilent: true });

export const useArticles = (categoryId: number | undefined) =>
  useListCall(list, { category_id: categoryId, limit: PAGE_SIZE });

export const useArticle = (which: CallIn<typeof details>) => useCall(details, which);

export const useAdvert = (id: number) => useCall('GET /wanlshop/article/advert', { id });

export const useModulesPage = (id: number) => useCall('GET /wanlshop/page/details', { id });

/** While searching, the previous rows stay until the answer has come. */
export const useHelp = (keyword: string) =>
  useCall('GET /wanlshop/help/list', keyword ? { keyword } : {}, { keepsPrevious: true });

/** The draft of a page, by the token of its editor. */
export const usePagePreview = (token: string) =>
  useCall('GET /wanlshop/page/preview', { token }, { freshMs: 0 });

export const reloadArticles = () => freshen(list, 'GET /wanlshop/article/categories');
export const reloadArticle = () => freshen(details);
export const reloadPage = () =>
  freshen('GET /wanlshop/page/details', 'GET /wanlshop/page/preview', 'GET /wanlshop/goods/list');
export const reloadHelp = () => freshen('GET /wanlshop/help/list');

/** The goods of one module of a page. */
export const useModuleGoods = (query: CallIn<'GET /wanlshop/goods/list'>) =>
  useListCall('GET /wanlshop/goods/list', query);

/** The categories at the top of the tree; a page does without when they do not come. */
export const useTopCategories = () =>
  useCall('GET /wanlshop/category/tree', {}, { isSilent: true, freshMs: TREE_FRESH_MS }).data?.rows ?? [];
