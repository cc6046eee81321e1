import { Empty } from '../../../../design/feedback/Empty.tsx';
import { ListView } from '../../../../design/lists/ListView.tsx';
import { WaterfallSkeleton } from '../../../../design/lists/WaterfallSkeleton.tsx';
import { useModuleGoods } from '../../queries.ts';
import { useContentStrings } from '../../strings.ts';
import { GoodsFlow } from '../goods/GoodsFlow.tsx';
import { type ModuleOf, toGoodsQuery } from '../module.view.ts';

type CategoryGoodsProps = { params: ModuleOf<'goods_list'>['params']; category: number };

/** The goods of one tab: of its category, otherwise as the list asks. */
export function CategoryGoods({ params, category }: CategoryGoodsProps) {
  const t = useContentStrings();
  const { goods_ids: _, ...query } = params.query;
  const list = useModuleGoods(toGoodsQuery({ ...params, query: { ...query, category_id: category } }));
  return (
    <ListView
      list={list}
      skeleton={<WaterfallSkeleton />}
      empty={<Empty picture="bags" title={t('nothing')} text={t('nothingHint')} />}
    >
      {(goods) => <GoodsFlow params={{ ...params, title: '' }} goods={goods} rest={null} />}
    </ListView>
  );
}
