import { Select } from 'antd';
import { ListSort } from '../../../design/lists/ListSort.tsx';
import { CategoryFilter } from '../CategoryFilter.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { goodsSorts } from '../goods-list.view.ts';
import { type useGoodsList, useShopCategories } from '../queries.ts';

export function GoodsFilters({ list }: { list: ReturnType<typeof useGoodsList> }) {
  const text = useCatalogText();
  const own = useShopCategories().data?.rows ?? [];
  return (
    <>
      <CategoryFilter
        value={list.input.category_id}
        onChange={(category_id) => list.change({ category_id })}
      />
      {own.length > 0 && (
        <Select
          aria-label={text('shopCategory')}
          placeholder={text('shopCategory')}
          allowClear
          popupMatchSelectWidth={false}
          options={own.map(({ id, name }) => ({ value: id, label: name }))}
          value={list.input.shop_category_id ?? null}
          onChange={(id) => list.change({ shop_category_id: id ?? undefined })}
        />
      )}
      <ListSort list={list} options={goodsSorts} toText={(sort) => text(`sort_${sort}`)} />
    </>
  );
}
