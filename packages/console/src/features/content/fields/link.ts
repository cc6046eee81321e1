/** Where something leads: an address of the app, read as what it names and written back. */
export const linkKinds = ['none', 'page', 'goods', 'category', 'shop', 'article', 'named', 'other'] as const;
export type LinkKind = (typeof linkKinds)[number];
export type Link = { kind: LinkKind; target: string };

/** The pages that need nothing named. */
export const appPages = [
  '/pages/index',
  '/pages/category',
  '/pages/find',
  '/pages/cart',
  '/pages/user',
  '/pages/product/list?sort=new',
  '/pages/product/list?sort=sales',
  '/pages/article/list',
  '/pages/user/help',
  '/pages/user/order/order',
  '/pages/user/collect',
  '/pages/notice/notice',
] as const;
export type AppPage = (typeof appPages)[number];

const named = {
  goods: '/pages/product/goods?id=',
  category: '/pages/product/list?category_id=',
  shop: '/pages/shop/index?id=',
  article: '/pages/article/details?id=',
  named: '/pages/page/index?id=',
} as const;
type NamedKind = keyof typeof named;
const isNamed = (kind: LinkKind): kind is NamedKind => Object.hasOwn(named, kind);

export function parseLink(url: string): Link {
  if (url === '') return { kind: 'none', target: '' };
  if (appPages.some((page) => page === url)) return { kind: 'page', target: url };
  for (const [kind, start] of Object.entries(named)) {
    // The title in the address makes no difference: it is the same page.
    const rest = url.startsWith(start) ? url.slice(start.length) : '';
    const target = /^(\d+)(&title=[^&]*)?$/.exec(rest)?.[1];
    if (target) return { kind: kind as NamedKind, target };
  }
  return { kind: 'other', target: url };
}

/** Something of a kind with nothing named yet leads nowhere. */
export function toUrl({ kind, target }: Link): string {
  if (kind === 'none' || target === '') return '';
  return isNamed(kind) ? named[kind] + target : target;
}

/** An address inside is a path; outside it is of the web, where that is allowed at all. */
export const isAddress = (url: string, allowsOutside: boolean): boolean =>
  url.length <= 500 &&
  (/^(\/(?!\/)[^\s\\]*)?$/.test(url) || (allowsOutside && /^https?:\/\/[^\s\\]+$/.test(url)));
