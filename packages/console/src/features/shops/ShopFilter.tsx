import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useCan } from '../../kernel/rights.ts';
import { useShop, useShopsLookup } from './queries.ts';
import { useShopsText } from './shops-text.ts';

type Props = { value: number | undefined; onChange: (id: number | undefined) => void };

/** Narrows a list of the market to one shop, found by its name; for those who see shops. */
export function ShopFilter({ value, onChange }: Props) {
  const text = useShopsText();
  const seesShops = useCan('platform', 'shops.read');
  const [words, setWords] = useState('');
  const found = useShopsLookup(useDeferredValue(words.trim()), seesShops);
  const chosen = useShop(value ?? 0, seesShops && value !== undefined).data;
  if (!seesShops) return null;
  const shops = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <Select
      aria-label={text('shop')}
      placeholder={text('anyShop')}
      allowClear
      showSearch={{ filterOption: false, onSearch: setWords }}
      popupMatchSelectWidth={false}
      value={value ?? null}
      options={shops.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
