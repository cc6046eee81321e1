import { useTimeDisplay } from '../../../kernel/time.ts';
import { useCatalogStrings } from '../strings.ts';
import type { Goods } from './sku.view.ts';

type Sale = Pick<Goods, 'on_sale' | 'sale_starts_at' | 'sale_ends_at'>;

/** Why it cannot be bought: not on sale yet, no longer, or not at all. */
export function useSaleText({ sale_starts_at, sale_ends_at }: Sale): string {
  const t = useCatalogStrings();
  const { showShortMoment } = useTimeDisplay();
  if (sale_starts_at !== null) return t('saleStarts', { time: showShortMoment(sale_starts_at) });
  return t(sale_ends_at === null ? 'offSale' : 'saleEnded');
}
