import { ListSort } from '../../../design/lists/ListSort.tsx';
import { CategoryFilter } from '../CategoryFilter.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { goodsSorts } from '../goods-list.view.ts';
import type { useGoodsList } from '../queries.ts';

export function GoodsFilters({ list }: { list: ReturnType<typeof useGoodsList> }) {
  const text = useCatalogText();
  return (
    <>
      <CategoryFilter
        value={list.input.category_id}
        onChange={(category_id) => list.change({ category_id })}
      />
      <ListSort list={list} options={goodsSorts} toText={(sort) => text(`sort_${sort}`)} />
    </>
  );
}
