import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { SellingOnly } from '../../../design/feedback/SellingOnly.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { MoreMenu } from '../../../design/inputs/MoreMenu.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import styles from '../../../design/tables/cells.module.css';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { priceRange } from '../../../design/values/price-range.ts';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { CampaignTag } from '../../groups/index.ts';
import { useCatalogText } from '../catalog-text.ts';
import { GoodsStateCell } from '../GoodsStateCell.tsx';
import { type SellerGoodsRow, shownState, toShopperPage } from '../goods-list.view.ts';
import type { GoodsActions } from './use-goods-actions.tsx';

type Text = ReturnType<typeof useCatalogText>;

export type GoodsRights = { write: boolean; skus: boolean };

/** The list's columns, with what the role may do. */
export function goodsColumns(
  text: Text,
  actions: GoodsActions,
  can: GoodsRights,
): TableColumnsType<SellerGoodsRow> {
  return [
    {
      title: text('goods'),
      render: (_, row) => (
        <span className={styles.cellGoods}>
          <Thumb image={row.image} />
          <span className={`${styles.cellTwo} ${styles.goodsTitle}`}>
            {can.write ? (
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
      render: (_, row) => <StockCell text={text} row={row} />,
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
      render: (_, row) => <GoodsStateCell goods={row} />,
    },
    {
      title: text('updated'),
      render: (_, row) => (
        <span className="muted">
          <MomentText at={row.updated_at} />
        </span>
      ),
    },
    ...(can.write || can.skus
      ? [actionsColumn<SellerGoodsRow>((row) => <RowActions row={row} actions={actions} can={can} />)]
      : []),
  ];
}

function StockCell({ text, row }: { text: Text; row: SellerGoodsRow }) {
  const { stock, low_skus, low_stock } = row;
  if (stock === 0) {
    return <TwoLines className={styles.stockOut} first={stock} second={text('soldOutNote')} />;
  }
  if (low_skus === 0) return stock.toLocaleString('en');
  const note =
    row.skus === 1 ? text('lowNote', { n: low_stock }) : text('lowSkus', { n: low_skus, line: low_stock });
  return <TwoLines className={styles.stockLow} first={stock.toLocaleString('en')} second={note} />;
}

type RowProps = { row: SellerGoodsRow; actions: GoodsActions; can: GoodsRights };

function RowActions({ row, actions, can }: RowProps) {
  const text = useCatalogText();
  const { putState, changeSkus, copy, remove } = actions;
  const { id, title } = row;
  if (!can.write) return <LinkButton onPress={() => changeSkus([id])}>{text('changeSkus')}</LinkButton>;
  return (
    <>
      <Link className="quiet-link" to={`/seller/goods/${id}`}>
        {text(shownState(row) === 'sold_out' ? 'restock' : 'edit')}
      </Link>
      {row.state === 'on' ? (
        <LinkButton onPress={() => putState([id], 'off')}>{text('takeOff')}</LinkButton>
      ) : row.taken_down !== null ? null : (
        <SellingOnly>
          {(isOff) => (
            <LinkButton disabled={isOff} onPress={() => putState([id], 'on')}>
              {text('putOn')}
            </LinkButton>
          )}
        </SellingOnly>
      )}
      <MoreMenu
        of={title}
        items={[
          ...(can.skus ? [{ key: 'skus', label: text('changeSkus'), onPress: () => changeSkus([id]) }] : []),
          { key: 'copy', label: text('copy'), onPress: () => copy(id) },
          ...(row.state === 'on'
            ? [
                {
                  key: 'view',
                  label: text('viewInShop'),
                  onPress: () => void open(toShopperPage(id), '_blank'),
                },
              ]
            : [{ key: 'delete', label: text('delete'), isDanger: true, onPress: () => remove([id]) }]),
        ]}
      />
    </>
  );
}
