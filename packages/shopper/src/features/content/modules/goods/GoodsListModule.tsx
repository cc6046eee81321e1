import { ErrorLine } from '../../../../design/feedback/ErrorLine.tsx';
import { useModuleGoods } from '../../queries.ts';
import { isChosen, type ModuleOf, toGoodsQuery, toStyle } from '../module.view.ts';
import { GoodsTabs } from '../tabs/GoodsTabs.tsx';
import { GoodsFlow } from './GoodsFlow.tsx';
import styles from './GoodsListModule.module.css';
import { GoodsRows } from './GoodsRows.tsx';
import { GoodsStrip } from './GoodsStrip.tsx';

const layouts = { waterfall: GoodsFlow, row: GoodsRows, strip: GoodsStrip, tabs: GoodsTabs };

type GoodsListModuleProps = { module: ModuleOf<'goods_list'>; isLast: boolean };

/** Goods by a query. The last list of a page goes on for as long as there are goods; others show a fixed number. */
export function GoodsListModule({ module, isLast }: GoodsListModuleProps) {
  const { params } = module;
  const list = useModuleGoods(toGoodsQuery(params));
  const Layout = layouts[params.layout];
  const rest = isLast && params.layout !== 'strip' && !isChosen(params) ? list : null;
  const goods = rest || isChosen(params) ? list.rows : list.rows.slice(0, params.limit);
  if (list.first && goods.length === 0) return null;
  return (
    <section style={toStyle(module.style)}>
      {list.first ? (
        <Layout params={params} goods={goods} rest={rest} />
      ) : list.isError ? (
        <ErrorLine onRetry={() => void list.refetch()} />
      ) : (
        <div className={styles.waiting}>
          <Layout.Skeleton />
        </div>
      )}
    </section>
  );
}
