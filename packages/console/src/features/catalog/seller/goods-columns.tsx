import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { SellingOnly } from '../../../design/feedback/SellingOnly.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import styles from '../../../design/tables/cells.module.css';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { priceRange } from '../../../design/values/price-range.ts';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { goodsTones } from '../../../design/values/status-tones.ts';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { CampaignTag } from '../../groups/index.ts';
import type { useCatalogText } from '../catalog-text.ts';
import { isLow, lowStockAt, type SellerGoodsRow, shownState } from '../goods-list.view.ts';

type Text = ReturnType<typeof useCatalogText>;
type OnState = (ids: number[], state: 'on' | 'off') => void;

/** The list's columns; without `onState` the role may only look. */
export function goodsColumns(text: Text, onState: OnState | undefined): TableColumnsType<SellerGoodsRow> {
  return [
    {
      title: text('goods'),
      render: (_, row) => (
        <span className={styles.cellGoods}>
          <Thumb image={row.image} />
          <span className={`${styles.cellTwo} ${styles.goodsTitle}`}>
            {onState ? (
              <Link className="ellipsis strong" to={`/seller/goods/${row.id}`} title={row.title}>
                {row.title}
              </Link>
            ) : (
              <span className="ellipsis strong">{row.title}</span>
            )}
            <span className="ellipsis">{text('skuCount', { category: row.category, n: row.skus })}</span>
          </span>
        </span>
      ),
    },
    {
      title: text('price'),
      align: 'right',
      render: (_, row) => <span className="strong">{priceRange(row.price_min, row.price_max)}</span>,
    },
    {
      title: text('stock'),
      align: 'right',
      render: (_, row) => <StockCell text={text} stock={row.stock} />,
    },
    { title: text('sold'), align: 'right', render: (_, row) => row.sold.toLocaleString('en') },
    {
      title: text('campaign'),
      render: (_, { campaign }) =>
        campaign ? (
          <Link to={`/seller/campaigns/${campaign.id}`}>
            <CampaignTag kind={campaign.kind} />
          </Link>
        ) : (
          <EmptyCell />
        ),
    },
    {
      title: text('state'),
      render: (_, row) =>
        row.taken_down === null ? (
          <StatusDot tone={goodsTones[shownState(row)]}>{text(`tab_${shownState(row)}`)}</StatusDot>
        ) : (
          <TwoLines
            first={<StatusDot tone="bad">{text('takenDown')}</StatusDot>}
            second={<span title={row.taken_down}>{row.taken_down}</span>}
          />
        ),
    },
    {
      title: text('updated'),
      render: (_, row) => (
        <span className="muted">
          <MomentText at={row.updated_at} />
        </span>
      ),
    },
    ...(onState
      ? [
          actionsColumn<SellerGoodsRow>((row) => (
            <>
              <Link className="quiet-link" to={`/seller/goods/${row.id}`}>
                {text(shownState(row) === 'sold_out' ? 'restock' : 'edit')}
              </Link>
              {row.state === 'on' ? (
                <LinkButton onPress={() => onState([row.id], 'off')}>{text('takeOff')}</LinkButton>
              ) : row.taken_down !== null ? null : (
                <SellingOnly>
                  {(isOff) => (
                    <LinkButton disabled={isOff} onPress={() => onState([row.id], 'on')}>
                      {text('putOn')}
                    </LinkButton>
                  )}
                </SellingOnly>
              )}
            </>
          )),
        ]
      : []),
  ];
}

function StockCell({ text, stock }: { text: Text; stock: number }) {
  if (stock === 0) {
    return <TwoLines className={styles.stockOut} first={stock} second={text('soldOutNote')} />;
  }
  if (!isLow(stock)) return stock.toLocaleString('en');
  return <TwoLines className={styles.stockLow} first={stock} second={text('lowNote', { n: lowStockAt })} />;
}
