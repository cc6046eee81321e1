/** What must hold before a goods can go on sale, and what should. */
import { catalogSellerCalls } from '@chengji/contract/catalog/catalog.seller.calls';
import { findWrongSaleTime } from '@chengji/contract/catalog/sale-times.rules';
import { areSpecsUnique, mostSkus } from '@chengji/contract/catalog/sku-matrix.rules';
import type { z } from 'zod';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';
import { type Draft, isSaved } from './draft.ts';
import { findLosses } from './losses.ts';
import { countSkus, isPriced, type SkuDraft, type Spec } from './sku-matrix.ts';

export type CheckKey =
  | 'title'
  | 'category'
  | 'images'
  | 'specs'
  | 'prices'
  | 'stock'
  | 'freight'
  | 'codes'
  | 'titleEn'
  | 'saleTimes'
  | 'lowStock'
  | 'wasPrices'
  | 'pictures';

/** `must` stops the goods from being saved; `should` only advises. */
export type Check = { key: CheckKey; level: 'must' | 'should'; isPassed: boolean };

const fields = catalogSellerCalls['POST /seller/goods/save'].in.shape;
const fits = (field: z.ZodType, value: unknown): boolean => field.safeParse(value).success;

const isWasPriceRight = (sku: SkuDraft): boolean =>
  sku.wasPrice === '' || parseMoneyInput(sku.wasPrice) !== undefined;

/** What is timed has a start; the rest is the contract's rule. */
function areTimesRight({ state, saleStartsAt, saleEndsAt }: Draft, now: number): boolean {
  const startsAt = state === 'timed' ? saleStartsAt : null;
  if (state === 'timed' && startsAt === null) return false;
  return findWrongSaleTime({ isOn: state === 'on', startsAt, endsAt: saleEndsAt }, now) === null;
}

/** Named, with values, all of them filled in and different. */
function areSpecsRight(specs: readonly Pick<Spec, 'name' | 'values'>[]): boolean {
  const trimmed = specs.map(({ name, values }) => ({
    name: name.trim(),
    values: values.map((value) => value.trim()),
  }));
  const isFilledIn = ({ name, values }: Pick<Spec, 'name' | 'values'>) =>
    name !== '' && values.length > 0 && !values.includes('');
  return trimmed.every(isFilledIn) && areSpecsUnique(trimmed) && countSkus(specs) <= mostSkus;
}

/** `now` and the market's low-stock line are given; the draft may have a line of its own. */
export function toChecks(draft: Draft, { now, lowStock }: { now: number; lowStock: number }): Check[] {
  const sold = draft.skus.filter((sku) => !sku.isOff);
  const saved = draft.skus.filter(isSaved);
  const codes = sold.map((sku) => sku.code.trim()).filter(Boolean);
  const losses = findLosses(draft);
  const must = (key: CheckKey, isPassed: boolean): Check => ({ key, level: 'must', isPassed });
  const should = (key: CheckKey, isPassed: boolean): Check => ({ key, level: 'should', isPassed });
  return [
    must('title', fits(fields.title, draft.title)),
    must('category', fits(fields.category_id, draft.categoryId)),
    must('images', fits(fields.images, draft.images)),
    must('specs', areSpecsRight(draft.specs)),
    must('prices', sold.length > 0 && saved.every((sku) => isPriced(sku) && isWasPriceRight(sku))),
    must(
      'stock',
      sold.every((sku) => sku.stock !== null),
    ),
    must('freight', fits(fields.freight_template_id, draft.freightTemplateId)),
    must('saleTimes', areTimesRight(draft, now)),
    should('codes', new Set(codes).size === codes.length),
    should('titleEn', draft.titleEn.trim() !== ''),
    should(
      'lowStock',
      sold.every((sku) => sku.stock === null || sku.stock >= (draft.lowStock ?? lowStock)),
    ),
    should('wasPrices', losses.wasPrices.length === 0),
    should('pictures', losses.pictures === 0),
  ];
}

export const canSave = (checks: readonly Check[]): boolean =>
  checks.every((check) => check.isPassed || check.level === 'should');

/** The price the list shows: the lowest of what is sold. */
export function lowestPrice(draft: Draft): string | undefined {
  const prices = draft.skus
    .filter((sku) => !sku.isOff && isPriced(sku))
    .map((sku) => parseMoneyInput(sku.price) ?? '');
  return prices.sort((a, b) => Number(a) - Number(b))[0];
}

export const totalStock = (draft: Draft): number =>
  draft.skus.filter((sku) => !sku.isOff).reduce((sum, sku) => sum + (sku.stock ?? 0), 0);
