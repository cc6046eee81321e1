/** Where a person came from to a shop or a product, for the figures of shops. */
import type { VisitSource } from '@chengji/contract';
import type { Path } from './page-params.ts';
import type { Entry } from './stack.ts';

type Page = Pick<Entry, 'path' | 'params' | 'depth'>;

/** Pages within a shop: what lies below them counts. */
const withinShop = new Set<Path>([
  'pages/product/goods',
  'pages/apps/groups/goods',
  'pages/product/comment',
  'pages/shop/index',
  'pages/shop/info',
  'pages/shop/product/list',
]);

const sources: Partial<Record<Path, VisitSource>> = {
  'pages/home': 'home',
  'pages/index': 'home',
  'pages/page/index': 'home',
  'pages/article/advert': 'home',
  'pages/category': 'category',
  'pages/page/search': 'search',
  'pages/apps/groups/index': 'group',
  'pages/apps/groups/team': 'group',
  'pages/find': 'post',
  'pages/apps/find/list': 'post',
  'pages/apps/find/details/details': 'post',
  'pages/apps/find/details/video': 'post',
};

/** Of the open pages, bottom to top. What was opened by its address came by a link. */
export function findVisitSource(pages: readonly Page[]): VisitSource {
  const from = pages.findLast(({ path }) => !withinShop.has(path));
  if (!from) return pages[0]?.depth === 0 ? 'link' : 'other';
  if (from.path === 'pages/product/list') return from.params.keyword ? 'search' : 'category';
  return sources[from.path] ?? 'other';
}
