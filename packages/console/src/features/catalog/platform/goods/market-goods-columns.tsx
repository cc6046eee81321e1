import type { TableColumnsType } from 'antd';
import { actionsColumn } from '../../../../design/tables/actions-column.tsx';
import styles from '../../../../design/tables/cells.module.css';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { priceRange } from '../../../../design/values/price-range.ts';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import type { useCatalogText } from '../../catalog-text.ts';
import { GoodsStateCell } from '../../GoodsStateCell.tsx';
import { toShopperPage } from '../../goods-list.view.ts';
import type { MarketGoodsRow } from './market-goods.view.ts';
import { TakeDownButton } from './TakeDownButton.tsx';

export const marketGoodsColumns = (
  text: ReturnType<typeof useCatalogText>,
  canTakeDown: boolean,
): TableColumnsType<MarketGoodsRow> => [
  {
    title: text('goods'),
    render: (_, row) => (
      <span className={styles.cellGoods}>
        <Thumb image={row.image} />
        <TwoLines
          className={styles.goodsTitle}
          first={<span title={row.title}>{row.title}</span>}
          second={row.category}
        />
      </span>
    ),
  },
  { title: text('shop'), render: (_, { shop }) => shop.name },
  {
    title: text('price'),
    align: 'right',
    render: (_, row) => <span className="strong">{priceRange(row.price_min, row.price_max)}</span>,
  },
  { title: text('stock'), align: 'right', render: (_, { stock }) => stock.toLocaleString('en') },
  { title: text('sold'), align: 'right', render: (_, { sold }) => sold.toLocaleString('en') },
  { title: text('state'), render: (_, row) => <GoodsStateCell goods={row} /> },
  {
    title: text('updated'),
    render: (_, { updated_at }) => (
      <span className="muted">
        <MomentText at={updated_at} />
      </span>
    ),
  },
  actionsColumn((row) => (
    <>
      <a className="quiet-link" href={toShopperPage(row.id)} target="_blank" rel="noreferrer">
        {text('viewGoods')}
      </a>
      {canTakeDown && <TakeDownButton goods={row} />}
    </>
  )),
];
