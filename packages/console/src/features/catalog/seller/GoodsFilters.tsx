import { Cascader } from 'antd';
import { ListSort } from '../../../design/lists/ListSort.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { categoryOptions, categoryPath } from '../category-path.ts';
import { goodsSorts } from '../goods-list.view.ts';
import { useCategories, type useGoodsList } from '../queries.ts';

export function GoodsFilters({ list }: { list: ReturnType<typeof useGoodsList> }) {
  const text = useCatalogText();
  const tree = useCategories().data?.rows ?? [];
  return (
    <>
      <Cascader
        aria-label={text('category')}
        placeholder={text('category')}
        changeOnSelect
        options={categoryOptions(tree)}
        value={categoryPath(tree, list.input.category_id ?? null)}
        onChange={(path) => list.change({ category_id: Number(path?.at(-1)) || undefined })}
      />
      <ListSort list={list} options={goodsSorts} toText={(sort) => text(`sort_${sort}`)} />
    </>
  );
}
