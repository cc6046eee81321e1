import type { CallOut, GoodsSort } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { pageFrom, readCursor, writeCursor } from '../../../kernel/cursor.ts';
import { normalized, toRuns, toTerms } from '../../../kernel/search/words.rules.ts';
import { findShops } from '../../shops/index.ts';
import { presentGoodsRow } from '../goods/goods.present.ts';
import {
  type GoodsFilter,
  type GoodsList,
  type GoodsRecord,
  listFilteredGoodsRows,
} from '../goods/goods-list.queries.ts';
import { getCursorSize, toCursorKey } from '../goods/goods-order.rules.ts';
import { correctWords } from './correction/correct-words.ts';
import { all, type Query, quote } from './query.rules.ts';
import { type Asked, readWords, toParts, toSomeWords, toTiers, toWidest } from './relevance.rules.ts';
import { findShopSelling } from './search.queries.ts';
import { marks } from './search.rules.ts';
import { countSearch } from './search-counter.ts';

type Page = CallOut<'GET /wanlshop/goods/list'>;

type Wanted = {
  sort: GoodsSort;
  limit: number;
  cursor: string | undefined;
  scope: Pick<GoodsList, 'scope' | 'scopeId'>;
  filter: GoodsFilter;
};

type Found = { row: GoodsRecord; tier: number; isGathered: boolean; isWhole: boolean };

type Place = {
  isCorrected: boolean;
  /** Whether an earlier tier filled a page: goods of the later ones may then be few among those left out. */
  isGathered: boolean;
  tier: number;
  after?: readonly number[] | undefined;
};

const mostNear = 10;

/**
 * A page of the goods that words find: in the usual order the best first, in others all that have every word.
 * Words that find nothing are corrected, then some of them are enough; where nothing has any, what is near comes
 * with the page.
 */
export async function searchGoods(ctx: Context, keyword: string, wanted: Wanted): Promise<Page> {
  const place = readPlace(wanted);
  if (!wanted.cursor) countSearch(ctx, keyword);
  if (!place) {
    const first = await readFirst(ctx, keyword, wanted);
    return { ...first, ...(wanted.scope.scope === 'shop' ? {} : await findShop(ctx, keyword)) };
  }
  const words = place.isCorrected ? await correctWords(ctx, keyword) : keyword;
  const asked = words === null ? null : await read(ctx, words);
  return asked ? toPage(ctx, wanted, await readTiers(ctx, asked, place, wanted), place) : nothing;
}

const nothing: Page = { rows: [], next: null };
const start: Place = { isCorrected: false, isGathered: false, tier: 0 };

const read = async (ctx: Context, words: string): Promise<Asked | null> =>
  readWords(words, await ctx.services.searchKnowledge.read());

async function readFirst(ctx: Context, keyword: string, wanted: Wanted): Promise<Page> {
  const asked = await read(ctx, keyword);
  if (!asked) return nothing;
  const found = await readTiers(ctx, asked, start, wanted);
  if (found.some(({ isWhole }) => isWhole)) return toPage(ctx, wanted, found, start);
  const corrected = await correctWords(ctx, keyword);
  const instead = corrected === null ? null : await read(ctx, corrected);
  if (corrected !== null && instead) {
    const place = { ...start, isCorrected: true };
    const page = toPage(ctx, wanted, await readTiers(ctx, instead, place, wanted), place);
    if (page.rows.length > 0) return { ...page, corrected };
  }
  if (found.length > 0) return toPage(ctx, wanted, found, start);
  return { ...nothing, near: await findNear(ctx, instead ?? asked, wanted) };
}

const isByRelevance = ({ sort }: Wanted): boolean => sort === 'default';

/** A query, and whether what it finds has all the words. */
type Tier = { query: Query; isWhole: boolean };

const listTiers = (asked: Asked, wanted: Wanted): Tier[] =>
  isByRelevance(wanted)
    ? [
        ...toTiers(asked).map((query) => ({ query, isWhole: true })),
        ...toSomeWords(asked).map((query) => ({ query, isWhole: false })),
      ]
    : [{ query: toWidest(asked), isWhole: true }];

async function readTiers(ctx: Context, asked: Asked, place: Place, wanted: Wanted): Promise<Found[]> {
  const { sort, limit, scope, filter } = wanted;
  const found: Found[] = [];
  for (const [tier, { query, isWhole }] of listTiers(asked, wanted).entries()) {
    if (tier < place.tier) continue;
    if (found.length > limit) break;
    const after = tier === place.tier ? place.after : undefined;
    const isGathered = place.isGathered || (place.after !== undefined && tier > place.tier);
    const list = {
      ...scope,
      sort,
      after,
      isGathered: isGathered || !query.isCommon,
      limit: limit + 1 - found.length,
    };
    const rows = await listFilteredGoodsRows(ctx.db, list, { ...filter, searchQuery: query.text });
    found.push(...rows.map((row) => ({ row, tier, isGathered, isWhole })));
  }
  return found;
}

/** Of the shop or all: without the filters, then what has any part of the words. */
async function findNear(ctx: Context, asked: Asked, wanted: Wanted) {
  const scope: Wanted['scope'] = wanted.scope.scope === 'shop' ? wanted.scope : { scope: 'all' };
  const unfiltered: Wanted = { ...wanted, sort: 'default', limit: mostNear - 1, scope, filter: {} };
  const found = await readTiers(ctx, asked, start, unfiltered);
  const parts = toParts(asked);
  const rows =
    found.length > 0
      ? found.map(({ row }) => row)
      : await listFilteredGoodsRows(
          ctx.db,
          { ...scope, sort: 'default', isGathered: !parts.isCommon, limit: mostNear },
          { searchQuery: parts.text },
        );
  return rows.map((row) => presentGoodsRow(row, ctx.language));
}

const toListName = (sort: GoodsSort): string => `search.${sort}`;

function readPlace({ sort, cursor }: Wanted): Place | null {
  if (cursor === undefined) return null;
  const size = 3 + getCursorSize(sort);
  const [corrected, gathered, tier = 0, ...after] = readCursor(toListName(sort), size, cursor);
  return { isCorrected: corrected === 1, isGathered: gathered === 1, tier: Math.max(0, tier), after };
}

function toPage(
  { language }: Context,
  { sort, limit }: Wanted,
  found: Found[],
  { isCorrected }: Place,
): Page {
  const { rows, next } = pageFrom(found, limit, ({ row, tier, isGathered }) =>
    writeCursor(toListName(sort), Number(isCorrected), Number(isGathered), tier, ...toCursorKey(sort, row)),
  );
  return { rows: rows.map(({ row }) => presentGoodsRow(row, language)), next };
}

const withoutBlanks = (text: string): string => normalized(text).replaceAll(' ', '');
const shortestName = 2;

/** The shop whose name begins with the words. */
async function findShop(ctx: Context, keyword: string): Promise<Pick<Page, 'shop'>> {
  const words = withoutBlanks(keyword);
  const terms = toRuns(keyword).flatMap(toTerms);
  if (words.length < shortestName || terms.length === 0) return {};
  const { common } = await ctx.services.searchKnowledge.read();
  const query = all(terms.map((term) => quote(marks.shop + term, common)));
  const selling = await findShopSelling(ctx.db, query);
  const names = [selling?.nameZh, selling?.nameEn].map((name) => withoutBlanks(name ?? ''));
  if (!selling || !names.some((name) => name.startsWith(words))) return {};
  const shop = (await findShops(ctx.db, [selling.id], ctx.language)).get(selling.id);
  return shop ? { shop } : {};
}
