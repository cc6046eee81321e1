import { Cascader } from 'antd';
import { useCatalogText } from './catalog-text.ts';
import { categoryOptions, categoryPath } from './category-path.ts';
import { useCategories } from './queries.ts';

type Props = { value: number | undefined; onChange: (id: number | undefined) => void };

/** Narrows a list to a category of any level, with all below it. */
export function CategoryFilter({ value, onChange }: Props) {
  const text = useCatalogText();
  const tree = useCategories().data?.rows ?? [];
  return (
    <Cascader
      aria-label={text('category')}
      placeholder={text('category')}
      changeOnSelect
      options={categoryOptions(tree)}
      value={categoryPath(tree, value ?? null)}
      onChange={(path) => onChange(Number(path?.at(-1)) || undefined)}
    />
  );
}
