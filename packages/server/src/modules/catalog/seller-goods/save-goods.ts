import type { CallChecked, CallOut } from '@chengji/contract';
import { findMatrixError } from '@chengji/contract/catalog/sku-matrix.rules';
import { parseMoney } from '@chengji/contract/money';
import { assertRight, requireActor } from '../../../kernel/actor.ts';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { memoPerTransaction } from '../../../kernel/db/memo-per-transaction.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { emit } from '../../../kernel/events/events.ts';
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { refuseBlockedWords } from '../../../kernel/settings/refuse-blocked-words.ts';
import { fromUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { assertShopSells, findShops } from '../../shops/index.ts';
import { type CategoryRecord, findCategoryPath, hasChildren } from '../categories/category.queries.ts';
import { freightPort } from '../goods/freight.port.ts';
import { type English, translateSkuValues, translateWord } from '../goods/translation.rules.ts';
import { findValueImage } from '../goods/value-images.rules.ts';
import { listSkuRights } from '../goods-actions/sku-rights.rules.ts';
import { computeSale, type Sale } from '../sale-times/sale-times.rules.ts';
import { assertOwnCategories } from '../shop-categories/shop-categories.ts';
import { toEmptyPicture } from './empty-picture.ts';
import { deleteDraft } from './goods-draft.queries.ts';
import { goodsTokens } from './goods-tokens.rules.ts';
import { getSellerGoods } from './list-seller-goods.ts';
import { sanitizeContent } from './sanitize-content.ts';
import {
  addToShopGoods,
  insertGoods,
  insertSkus,
  lockGoodsOfShop,
  type NewSku,
  retireSkus,
  reviveSku,
  updateGoods,
} from './save-goods.queries.ts';
import { type KnownSku, matchSkus } from './sku-matrix.rules.ts';

type Input = CallChecked<'POST /seller/goods/save'>;

/**
 * Adds a goods to the own shop or writes one anew. Its skus keep their ids, which orders and carts refer to;
 * one that is off keeps what it has, one that is left out is retired. Everything a list or a search reads of a goods is written here.
 */
export async function saveGoods(ctx: Context, input: Input): Promise<CallOut<'POST /seller/goods/save'>> {
  assertSkus(input);
  assertPicture(ctx, input);
  return transact(ctx, async (ctx) => {
    const found = await lockKnown(ctx, input);
    const before = found && input.id ? await getSellerGoods(ctx, { id: input.id }) : null;
    if (before) await assertVersion(ctx, input.version, { ...before, subject: 'goods' }, () => before);
    assertMayChangeSkus(ctx, before, input);
    const id = await writeWhole(ctx, input, found);
    await deleteDraft(ctx.db, requireActor(ctx, 'seller').staffId, input.id ?? null);
    const after = await getSellerGoods(ctx, { id });
    await recordChange(ctx, { subject: 'goods', id, before, after });
    return after;
  });
}

/** Who may write goods may not, by that alone, change what they cost or how many there are. */
function assertMayChangeSkus(
  ctx: Context,
  before: CallOut<'POST /seller/goods/save'> | null,
  { skus }: Input,
) {
  for (const right of listSkuRights(before?.skus ?? [], skus)) assertRight(ctx, right, 'skus');
}

/** The same for many in one transaction, which the caller records as a whole; answers the id. */
export async function storeGoods(ctx: Context, input: Input): Promise<number> {
  assertSkus(input);
  assertPicture(ctx, input);
  return transact(ctx, async (ctx) => writeWhole(ctx, input, await lockKnown(ctx, input)));
}

type Known = NonNullable<Awaited<ReturnType<typeof lockGoodsOfShop>>>;

async function lockKnown(ctx: Context, { id, state }: Input): Promise<Known | null> {
  const { shopId } = requireActor(ctx, 'seller');
  if (state === 'on') await assertShopSells(ctx, shopId);
  const found = id === undefined ? null : await lockGoodsOfShop(ctx.db, shopId, id);
  if (id !== undefined && !found) throw new Refusal('common.not_found');
  if (state === 'on' && found?.isTakenDown) throw new Refusal('catalog.taken_down', {}, { field: 'state' });
  return found;
}

async function writeWhole(ctx: Context, input: Input, found: Known | null): Promise<number> {
  const { shopId } = requireActor(ctx, 'seller');
  refuseBlockedWords(ctx, { title: input.title, title_en: input.title_en });
  const matched = matchSkus(found?.skus ?? [], input.skus);
  if (!matched) throw new Refusal('common.not_found', {}, { field: 'skus' });
  const stocked = withStock(skusFrom(input), matched, input);
  const english = input.english ?? found?.english ?? {};
  const sale = planSale(ctx, input, found);
  const id = await writeGoods(ctx, shopId, input, stocked, english, sale);
  if (found) await retireSkus(ctx.db, id, ctx.clock.now());
  await writeSkus(ctx, id, inEnglish(stocked, input, english), matched);
  const isOnSale = input.state === 'on';
  await addToShopGoods(ctx.db, shopId, Number(isOnSale) - Number(found?.isOnSale ?? false));
  // of a new one nobody holds anything yet
  if (found) await emit(ctx, 'catalog.goods_changed', { goodsId: id, shopId });
  return id;
}

function assertSkus({ specs, skus, state, sale_starts_at }: Input): void {
  const error = findMatrixError(specs, skus);
  if (error) throw new Refusal(error, {}, { field: 'skus' });
  if (skus.some(({ price }) => parseMoney(price) === 0))
    throw new Refusal('catalog.price_zero', {}, { field: 'skus' });
  if ((state === 'on' || sale_starts_at) && !skus.some(({ is_on }) => is_on))
    throw new Refusal('catalog.no_sku_on', {}, { field: 'skus' });
}

/** What goes on sale, now or by itself later, shows more than the picture that stands for none. */
function assertPicture(ctx: Context, { images, state, sale_starts_at }: Input): void {
  const empty = toEmptyPicture(ctx);
  if ((state === 'on' || sale_starts_at) && images.every((image) => image === empty))
    throw new Refusal('catalog.no_picture', {}, { field: 'images' });
}

const skusFrom = ({ skus, specs }: Input): NewSku[] =>
  skus.map(({ values, price, was_price, stock, code, image, weight_grams, is_on }, position) => {
    const priceCents = parseMoney(price);
    const wasPriceCents = was_price === null ? 0 : parseMoney(was_price);
    return {
      values,
      priceCents,
      wasPriceCents: wasPriceCents > priceCents ? wasPriceCents : null,
      stock,
      code,
      image,
      valueImage: findValueImage(specs, values),
      weightGrams: weight_grams,
      position,
      isOn: is_on,
    };
  });

const definedOnly = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

async function ownCategories(ctx: Context, shopId: number, ids: readonly number[] | undefined) {
  if (ids === undefined) return undefined;
  const chosen = [...new Set(ids)];
  await assertOwnCategories(ctx, shopId, chosen, 'shop_category_ids');
  return chosen;
}

function planSale({ clock }: Context, input: Input, found: Known | null): Sale {
  const given = (at: number | null | undefined) => (typeof at === 'number' ? fromUnixSeconds(at) : at);
  const asked = {
    isOn: input.state === 'on',
    startsAt: given(input.sale_starts_at),
    endsAt: given(input.sale_ends_at),
  };
  const { sale, wrong } = computeSale(asked, found, clock.now());
  if (wrong) throw new Refusal('catalog.sale_times_wrong', {}, { field: wrong });
  return sale;
}

/** Where the seller says what stock they saw, only their difference counts: what was sold meanwhile stays sold. */
const withStock = (skus: NewSku[], matched: readonly (KnownSku | null)[], input: Input): NewSku[] =>
  skus.map((sku, index) => {
    const saw = input.skus[index]?.stock_was;
    const known = matched[index];
    if (saw === undefined || !known) return sku;
    return { ...sku, stock: Math.max(0, known.stock + sku.stock - saw) };
  });

const inEnglish = (skus: NewSku[], { specs }: Input, english: English): NewSku[] =>
  skus.map((sku) => ({ ...sku, valuesEn: translateSkuValues(english, specs, sku.values) }));

async function writeGoods(
  ctx: Context,
  shopId: number,
  input: Input,
  skus: NewSku[],
  english: English,
  sale: Sale,
): Promise<number> {
  const path = await memoPerTransaction(ctx, `category ${input.category_id}`, () =>
    requireLeaf(ctx, input.category_id),
  );
  const templateId = input.freight_template_id;
  const isOwn = () => ctx.services.ports.get(freightPort).ownsTemplate(ctx.db, shopId, templateId);
  if (!(await memoPerTransaction(ctx, `template ${templateId} of shop ${shopId}`, isOwn))) {
    throw new Refusal('catalog.freight_template_unknown', {}, { field: 'freight_template_id' });
  }
  const shop = await memoPerTransaction(ctx, `shop ${shopId}`, () => getShopCopies(ctx, shopId));
  const sold = skus.some(({ isOn }) => isOn) ? skus.filter(({ isOn }) => isOn) : skus;
  const cheapest = sold.reduce((least, sku) => (sku.priceCents < least.priceCents ? sku : least));
  const now = ctx.clock.now();
  const tagsEn = input.tags.map((tag) => translateWord(english, tag));
  const leaf = { nameZh: path.at(-1)?.nameZh ?? '', nameEn: path.at(-1)?.nameEn ?? '' };
  const row = {
    ...shop,
    categoryId: input.category_id,
    level1Id: path[0]?.id ?? input.category_id,
    level2Id: path[1]?.id ?? null,
    level3Id: path[2]?.id ?? null,
    title: input.title,
    titleEn: input.title_en,
    images: input.images,
    ratio: input.ratio,
    tags: input.tags,
    tagsEn,
    specs: input.specs,
    params: input.params,
    english,
    content: sanitizeContent(input.content),
    contentEn: sanitizeContent(input.content_en),
    freightTemplateId: templateId,
    isOnSale: input.state === 'on',
    ...sale,
    // one that waits for its own time does not come back with its shop
    ...(sale.saleStartsAt && { isWithheld: false }),
    ...definedOnly({
      mostPerOrder: input.most_per_order,
      mostPerBuyer: input.most_per_buyer,
      lowStock: input.low_stock,
      shopCategoryIds: await ownCategories(ctx, shopId, input.shop_category_ids),
    }),
    inStock: skus.some(({ isOn, stock }) => isOn && stock > 0),
    priceCents: cheapest.priceCents,
    wasPriceCents: cheapest.wasPriceCents ?? null,
    priceMaxCents: Math.max(...sold.map(({ priceCents }) => priceCents)),
    updatedAt: now,
    tokens: goodsTokens(
      { ...input, ...shop, titleEn: input.title_en, tagsEn, english },
      { ...leaf, path: path.map(({ id }) => id) },
      await loadPinyin(),
    ),
  };
  if (input.id === undefined) return insertGoods(ctx.db, { ...row, shopId, createdAt: now });
  await updateGoods(ctx.db, input.id, row);
  return input.id;
}

/** All were retired before, so that skus may trade their combinations without two holding one at any moment. */
async function writeSkus(
  ctx: Context,
  goodsId: number,
  skus: readonly NewSku[],
  matched: readonly (KnownSku | null)[],
): Promise<void> {
  const added: NewSku[] = [];
  for (const [index, sku] of skus.entries()) {
    const known = matched[index];
    if (known) await reviveSku(ctx.db, known.id, sku);
    else added.push(sku);
  }
  await insertSkus(ctx.db, goodsId, added);
}

/** Refuses a category that no goods can be in. */
export const assertLeafCategory = async (ctx: Context, categoryId: number): Promise<void> => {
  await requireLeaf(ctx, categoryId);
};

async function requireLeaf(ctx: Context, categoryId: number): Promise<CategoryRecord[]> {
  const path = await findCategoryPath(ctx.db, categoryId);
  if (path.length === 0) throw new Refusal('catalog.category_unknown', {}, { field: 'category_id' });
  if (await hasChildren(ctx.db, categoryId)) {
    throw new Refusal('catalog.category_not_leaf', {}, { field: 'category_id' });
  }
  return path;
}

async function getShopCopies({ db }: Context, shopId: number) {
  const zh = (await findShops(db, [shopId], 'zh')).get(shopId);
  const en = (await findShops(db, [shopId], 'en')).get(shopId);
  if (!zh || !en) throw new Error(`no shop ${shopId}`);
  return { shopType: zh.type, shopNameZh: zh.name, shopNameEn: en.name };
}
