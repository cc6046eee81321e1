import { useState } from 'react';
import { useCan } from '../../../kernel/rights.ts';
import { useContentText } from '../content-text.ts';
import { useRested } from '../editor/use-preview.ts';
import { useGoodsFound, useGoodsName, useShopName, useShopsFound, useShownArticles } from '../queries.ts';
import { SearchSelect } from './SearchSelect.tsx';

export type PickerProps = {
  label: string;
  value: number | undefined;
  onChange: (id: number | undefined) => void;
  /** Goods of this shop alone. */
  shopId?: number | undefined;
};

function useWords() {
  const [typed, setTyped] = useState('');
  return [useRested(typed.trim(), 250), setTyped] as const;
}

export function GoodsPicker({ label, value, onChange, shopId }: PickerProps) {
  const text = useContentText();
  const [words, setWords] = useWords();
  const found = useGoodsFound(words, shopId);
  const name = useGoodsName(value);
  return (
    <SearchSelect
      label={label}
      placeholder={text('chooseGoods')}
      value={value}
      name={name}
      found={(found.data?.rows ?? []).map(({ id, title }) => ({ id, name: title }))}
      search={found}
      onWords={setWords}
      onChange={onChange}
    />
  );
}

/** Shops are searched for by who may see the list of them; others name one by its number. */
export function ShopPicker({ label, value, onChange }: PickerProps) {
  const text = useContentText();
  const [words, setWords] = useWords();
  const canSearch = useCan('platform', 'shops.read');
  const found = useShopsFound(words, canSearch);
  const name = useShopName(value);
  const number = /^\d{1,12}$/.test(words) ? Number(words) : undefined;
  const byNumber = !canSearch && number ? [{ id: number, name: `#${number}` }] : [];
  return (
    <SearchSelect
      label={label}
      placeholder={text(canSearch ? 'chooseShop' : 'chooseShopNumber')}
      value={value}
      name={name}
      found={found.data?.rows ?? byNumber}
      search={found}
      onWords={setWords}
      onChange={onChange}
    />
  );
}

/** Published articles, the newest first: a page leads to nothing that cannot be read. */
export function ArticlePicker({ label, value, onChange }: PickerProps) {
  const text = useContentText();
  const [words, setWords] = useWords();
  const articles = useShownArticles();
  const rows = articles.data?.rows ?? [];
  return (
    <SearchSelect
      label={label}
      placeholder={text('chooseArticle')}
      value={value}
      name={rows.find(({ id }) => id === value)?.title}
      found={rows.filter(({ title }) => title.includes(words)).map(({ id, title }) => ({ id, name: title }))}
      search={articles}
      onWords={setWords}
      onChange={onChange}
    />
  );
}
