/** What of a draft the market would not keep. */
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';
import type { Draft } from './draft.ts';
import { isWasPriceKept } from './sku-matrix.ts';

export type Losses = {
  /** Pictures of the description that are not uploaded here. */
  pictures: number;
  /** The skus, by their values, whose compare-at price is not above the price. */
  wasPrices: string[][];
  /** Parameters with a name or a value alone. */
  params: string[];
};

const pictureSources = (html: string): string[] =>
  [...html.matchAll(/<img\b[^>]*?\bsrc="([^"]*)"/g)].map(([, source]) => source ?? '');

const isUploaded = (source: string) => /^\/files\/[\w./-]+$/.test(source);

export const findLosses = ({ content, contentEn, skus, params }: Draft): Losses => ({
  pictures: [content, contentEn].flatMap(pictureSources).filter((source) => !isUploaded(source)).length,
  wasPrices: skus
    .filter((sku) => parseMoneyInput(sku.wasPrice) !== undefined && !isWasPriceKept(sku))
    .map(({ values }) => values),
  params: params.flatMap(({ name, value }) =>
    (name.trim() === '') === (value.trim() === '') ? [] : name.trim() || value.trim(),
  ),
});

export const losesAnything = ({ pictures, wasPrices, params }: Losses): boolean =>
  pictures > 0 || wasPrices.length > 0 || params.length > 0;
