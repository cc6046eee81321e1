/**
 * A shop's page knows only its own. What its blocks ask for is asked of the shop; goods and coupons they name
 * are the shop's; and their links lead to the shop's own or to pages that belong to nobody.
 */
import type { PageBlock } from '@chengji/contract';

type LinkTarget =
  | { kind: 'goods' | 'shop' | 'coupon'; id: number }
  | { kind: 'goods_list'; shopId: number | null }
  | { kind: 'open' | 'unknown' };

export type Owned = { shopId: number; goods: ReadonlySet<number>; coupons: ReadonlySet<number> };

/** Pages that show one thing of a shop, and the parameter that names it. */
const pagesOfThings: Record<string, { kind: 'goods' | 'shop' | 'coupon'; parameter: string }> = {
  '/pages/product/goods': { kind: 'goods', parameter: 'id' },
  '/pages/product/comment': { kind: 'goods', parameter: 'id' },
  '/pages/apps/groups/goods': { kind: 'goods', parameter: 'id' },
  '/pages/shop/index': { kind: 'shop', parameter: 'id' },
  '/pages/shop/info': { kind: 'shop', parameter: 'id' },
  '/pages/shop/product/list': { kind: 'shop', parameter: 'shop_id' },
  '/pages/apps/find/list': { kind: 'shop', parameter: 'shop_id' },
  '/pages/user/coupon/details': { kind: 'coupon', parameter: 'id' },
  '/pages/user/coupon/apply': { kind: 'coupon', parameter: 'id' },
};
const goodsListPage = '/pages/product/list';
const articlePages: ReadonlySet<string> = new Set(['/pages/article/details', '/pages/article/list']);

/** A number that stands there exactly once; anything else names nothing. */
function toId(query: URLSearchParams, parameter: string): number {
  const [value = '', ...others] = query.getAll(parameter);
  return others.length === 0 && /^\d{1,15}$/.test(value) ? Number(value) : 0;
}

const namesSomething = (query: URLSearchParams): boolean =>
  [...query.keys()].some((name) => /(^|_)id$/.test(name));

export function toLinkTarget(url: string): LinkTarget {
  const [path = '', ...rest] = url.split('?');
  const query = new URLSearchParams(rest.join('?'));
  const page = Object.hasOwn(pagesOfThings, path) ? pagesOfThings[path] : undefined;
  if (page) return { kind: page.kind, id: toId(query, page.parameter) };
  if (path === goodsListPage)
    return { kind: 'goods_list', shopId: query.has('shop_id') ? toId(query, 'shop_id') : null };
  if (articlePages.has(path)) return { kind: 'open' };
  return { kind: namesSomething(query) ? 'unknown' : 'open' };
}

function isOwnTarget(target: LinkTarget, { shopId, goods, coupons }: Owned): boolean {
  if (target.kind === 'goods') return goods.has(target.id);
  if (target.kind === 'coupon') return coupons.has(target.id);
  if (target.kind === 'shop') return target.id === shopId;
  if (target.kind === 'goods_list') return target.shopId === null || target.shopId === shopId;
  return target.kind === 'open';
}

/** The links of a block, each with its place in the block. */
function listLinks(block: PageBlock): { url: string; field: string }[] {
  if (block.type === 'picture') return [{ url: block.params.url, field: 'params.url' }];
  if (
    block.type === 'banner' ||
    block.type === 'cube' ||
    block.type === 'icon_grid' ||
    block.type === 'notice_bar'
  )
    return block.params.items.map(({ url }, at) => ({ url, field: `params.items.${at}.url` }));
  return [];
}

const listChosen = (block: PageBlock): readonly number[] =>
  block.type === 'goods_list' ? (block.params.query.goods_ids ?? []) : [];

/** The goods and coupons that blocks name, to be looked up. */
export function listNamed(blocks: readonly PageBlock[]): { goods: number[]; coupons: number[] } {
  const targets = blocks.flatMap(listLinks).map(({ url }) => toLinkTarget(url));
  const listIds = (kind: 'goods' | 'coupon') =>
    targets.flatMap((target) => (target.kind === kind && target.id > 0 ? [target.id] : []));
  return { goods: [...blocks.flatMap(listChosen), ...listIds('goods')], coupons: listIds('coupon') };
}

/** The first place that names what is not the shop's; null where all is its own. */
export function findForeign(
  blocks: readonly PageBlock[],
  owned: Owned,
): { at: number; field: string } | null {
  for (const [at, block] of blocks.entries()) {
    const field = findForeignField(block, owned);
    if (field) return { at, field: `blocks.${at}.${field}` };
  }
  return null;
}

function findForeignField(block: PageBlock, owned: Owned): string | null {
  if (block.type === 'shop_list') return 'type';
  if (block.type === 'goods_list') {
    const { goods_ids = [], shop_id = owned.shopId } = block.params.query;
    if (shop_id !== owned.shopId) return 'params.query.shop_id';
    const foreign = goods_ids.findIndex((id) => !owned.goods.has(id));
    return foreign < 0 ? null : `params.query.goods_ids.${foreign}`;
  }
  return listLinks(block).find(({ url }) => !isOwnTarget(toLinkTarget(url), owned))?.field ?? null;
}

/** Blocks with all they ask for asked of the shop; what is not its own is left out. */
export const toShopBlocks = (blocks: readonly PageBlock[], owned: Owned): PageBlock[] =>
  blocks.flatMap((block) => (block.type === 'shop_list' ? [] : [toShopBlock(block, owned)]));

function toShopBlock(block: PageBlock, owned: Owned): PageBlock {
  const link = <T extends { url: string }>(linked: T): T => ({
    ...linked,
    url: toShopUrl(linked.url, owned),
  });
  switch (block.type) {
    case 'goods_list': {
      const { goods_ids, ...query } = block.params.query;
      const chosen = goods_ids && { goods_ids: goods_ids.filter((id) => owned.goods.has(id)) };
      const scoped = { ...query, ...chosen, shop_id: owned.shopId };
      return { ...block, params: { ...block.params, query: scoped } };
    }
    case 'picture':
      return { ...block, params: link(block.params) };
    case 'banner':
      return { ...block, params: { ...block.params, items: block.params.items.map(link) } };
    case 'cube':
      return { ...block, params: { ...block.params, items: block.params.items.map(link) } };
    case 'icon_grid':
      return { ...block, params: { ...block.params, items: block.params.items.map(link) } };
    case 'notice_bar':
      return { ...block, params: { ...block.params, items: block.params.items.map(link) } };
    default:
      return block;
  }
}

/** A list of goods becomes the shop's; what is not its own leads nowhere. */
function toShopUrl(url: string, owned: Owned): string {
  const target = toLinkTarget(url);
  if (!isOwnTarget(target, owned)) return '';
  if (target.kind !== 'goods_list' || target.shopId !== null) return url;
  return `${url}${url.includes('?') ? '&' : '?'}shop_id=${owned.shopId}`;
}
