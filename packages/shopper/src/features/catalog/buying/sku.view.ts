/** Choosing a sku: what is chosen so far, what may still be chosen, and what that comes to. */
import type { CallOut } from '@chengji/contract';
import { type Cents, formatMoney, parseMoney } from '@chengji/contract/money';

export type Goods = CallOut<'GET /wanlshop/goods/details'>;
export type Sku = Goods['skus'][number];
type Skus = Pick<Goods, 'specs' | 'skus'>;

/** One value per spec, in their order; null is not chosen yet. */
export type Choice = readonly (string | null)[];

const MAX_PIECES = 9_999;

const agrees = (choice: Choice) => (sku: Sku) =>
  choice.every((value, index) => value === null || sku.values[index] === value);

const matching = (goods: Skus, choice: Choice): Sku[] => goods.skus.filter(agrees(choice));

/** What leaves no choice is chosen from the start. */
export function firstChoice(goods: Skus): Choice {
  const buyable = goods.skus.filter((sku) => sku.stock > 0);
  const only = buyable.length === 1 ? buyable[0] : undefined;
  return goods.specs.map(({ values }, index) => {
    const single = values.length === 1 ? values[0] : undefined;
    return single ?? only?.values[index] ?? null;
  });
}

/** The sku chosen before, while it can be had: else nothing of it is kept, for it could bar every other. */
export function getKeptChoice(goods: Skus, skuId: number): Choice {
  const kept = goods.skus.find((sku) => sku.id === skuId && sku.stock > 0);
  return kept ? kept.values : firstChoice(goods);
}

/** Pressing a value chooses it; pressing it again gives it up. */
export const press = (choice: Choice, spec: number, value: string): Choice =>
  choice.map((chosen, index) => (index !== spec ? chosen : chosen === value ? null : value));

/** A value can be chosen while a sku with it and all else that is chosen is in stock. */
export function canChoose(goods: Skus, choice: Choice, spec: number, value: string): boolean {
  const wanted = choice.map((chosen, index) => (index === spec ? value : chosen));
  return matching(goods, wanted).some((sku) => sku.stock > 0);
}

export const findSku = (goods: Skus, choice: Choice): Sku | undefined =>
  choice.includes(null) ? undefined : matching(goods, choice)[0];

/** The spec to choose next; nothing when all are. */
export const missingSpec = (goods: Skus, choice: Choice): string | undefined =>
  goods.specs[choice.indexOf(null)]?.name;

export const countStock = (goods: Skus, choice: Choice): number =>
  matching(goods, choice).reduce((sum, sku) => sum + sku.stock, 0);

type Limits = Pick<Goods, 'most_per_order' | 'most_per_buyer'>;

/** How many pieces of it the shop lets one order have; null is any number. */
export const orderLimit = ({ most_per_order, most_per_buyer }: Limits): number | null =>
  most_per_order === null || most_per_buyer === null
    ? (most_per_order ?? most_per_buyer)
    : Math.min(most_per_order, most_per_buyer);

/** How many pieces may be bought at once. */
export function maxQuantity(goods: Skus & Limits, choice: Choice): number {
  const stock = findSku(goods, choice)?.stock ?? countStock(goods, choice);
  return Math.max(1, Math.min(MAX_PIECES, stock, orderLimit(goods) ?? MAX_PIECES));
}

/** From the lowest price to the highest of the skus that still match; sold-out skus count only when all are. */
export function priceRange(goods: Skus, choice: Choice): { low: string; high: string } {
  const left = matching(goods, choice);
  const buyable = left.filter((sku) => sku.stock > 0);
  const prices = (buyable.length > 0 ? buyable : left).map((sku) => parseMoney(sku.price));
  const [low, high] = [Math.min(...prices) as Cents, Math.max(...prices) as Cents];
  return { low: formatMoney(low), high: formatMoney(high) };
}

/** The picture of what is chosen, as soon as one value says which it is. */
export function choosePicture(goods: Skus & Pick<Goods, 'images'>, choice: Choice): string {
  const first = goods.images[0] ?? '';
  if (choice.every((value) => value === null)) return first;
  const sku = findSku(goods, choice);
  const ofValues = choice.flatMap((value, spec) => getSpecPictures(goods, spec)?.get(value ?? '') || []);
  if (!sku && ofValues[0]) return ofValues[0];
  return matching(goods, choice)[0]?.image || first;
}

/** Every picture a sku can look like, the goods' own first. */
export const listPictures = ({ images, skus }: Pick<Goods, 'images' | 'skus'>): string[] => [
  ...new Set([...images.slice(0, 1), ...skus.map(({ image }) => image)].filter((url) => url !== '')),
];

/** The sku that is chosen, otherwise the one that costs least of those that still match and are in stock. */
export function likelySku(goods: Skus, choice: Choice): Sku | undefined {
  const left = matching(goods, choice);
  const buyable = left.filter((sku) => sku.stock > 0);
  return (buyable.length > 0 ? buyable : left).toSorted(
    (a, b) => parseMoney(a.price) - parseMoney(b.price),
  )[0];
}

/** Values with pictures of their own, or that each look different, such as colours: value to picture. */
export function getSpecPictures(goods: Skus, spec: number): ReadonlyMap<string, string> | null {
  const { values = [], images = [] } = goods.specs[spec] ?? {};
  if (images.some(Boolean)) return new Map(values.map((value, at) => [value, images[at] ?? '']));
  if (spec > 0) return null;
  const pictures = new Map<string, string>();
  for (const sku of goods.skus) {
    const value = sku.values[spec];
    if (value === undefined || sku.image === '') continue;
    if ((pictures.get(value) ?? sku.image) !== sku.image) return null;
    pictures.set(value, sku.image);
  }
  const isDistinct = pictures.size > 1 && new Set(pictures.values()).size === pictures.size;
  return isDistinct ? pictures : null;
}

export const isSoldOut = (goods: Skus): boolean => goods.skus.every((sku) => sku.stock <= 0);
