import { Cascader } from 'antd';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { SortSelect } from '../../../design/tables/SortSelect.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { categoryOptions, categoryPath } from '../category-path.ts';
import { type GoodsFilters, getSort } from '../goods-list.view.ts';
import { useCategories } from '../queries.ts';

type Props = { filters: GoodsFilters; onChange: (change: Partial<GoodsFilters>) => void };

export function GoodsFilterBar({ filters, onChange }: Props) {
  const text = useCatalogText();
  const tree = useCategories().data?.rows ?? [];
  return (
    <FilterBar
      keyword={filters.keyword}
      placeholder={text('searchGoods')}
      onSearch={(keyword) => onChange({ keyword })}
    >
      <Cascader
        aria-label={text('category')}
        placeholder={text('category')}
        changeOnSelect
        options={categoryOptions(tree)}
        value={categoryPath(tree, Number(filters.category) || null)}
        onChange={(path) => onChange({ category: String(path?.at(-1) ?? '') })}
      />
      <SortSelect
        label={text('sortBy')}
        value={getSort(filters)}
        onChange={(sort) => onChange({ sort })}
        options={(['new', 'sales', 'stock', 'price'] as const).map((sort) => ({
          value: sort,
          label: text(`sort_${sort}`),
        }))}
      />
    </FilterBar>
  );
}
