import { Modal } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { priceRange } from '../../../design/values/price-range.ts';
import { Thumb } from '../../../design/values/Thumb.tsx';
import groupsStyles from '../components/groups.module.css';
import { useGroupsText } from '../groups-text.ts';
import { useGoodsToSell } from '../queries.ts';

type Props = { onPick: (goodsId: number) => void; onClose: () => void };

/** Chooses one of the shop's goods on sale. */
export function GoodsPicker({ onPick, onClose }: Props) {
  const text = useGroupsText();
  const [asked, ask] = useState({ keyword: '', page: 1, limit: 10 });
  const goods = useGoodsToSell(asked.keyword, asked.page, asked.limit);
  return (
    <Modal open width={760} title={text('chooseGoods')} footer={null} onCancel={onClose}>
      <FilterBar
        keyword={asked.keyword}
        placeholder={text('searchGoods')}
        onSearch={(keyword) => ask({ ...asked, keyword, page: 1 })}
      />
      <DataTable
        label={text('chooseGoods')}
        columns={[
          {
            key: 'goods',
            title: text('goods'),
            render: (_, row) => (
              <span className={cellsStyles.cellGoods}>
                <Thumb size={36} image={row.image} />
                <span className={`ellipsis ${groupsStyles.campaignGoods}`} title={row.title}>
                  {row.title}
                </span>
              </span>
            ),
          },
          {
            key: 'price',
            title: text('singlePrice'),
            align: 'right',
            render: (_, row) => priceRange(row.price_min, row.price_max),
          },
          {
            key: 'stock',
            title: text('stockLeft'),
            align: 'right',
            render: (_, row) => row.stock.toLocaleString('en'),
          },
          {
            key: 'actions',
            title: text('actions'),
            render: (_, row) => (
              <button
                type="button"
                className={`${cellsStyles.textButton} row-link`}
                aria-label={`${text('choose')} ${row.title}`}
                onClick={() => onPick(row.id)}
              >
                {text('choose')}
              </button>
            ),
          },
        ]}
        rows={goods.data?.rows}
        rowKey={(row) => row.id}
        paging={{
          ...asked,
          total: goods.data?.total ?? 0,
          onPage: (change) => ask({ ...asked, ...change }),
        }}
        isRefreshing={goods.isPlaceholderData}
        failure={goods.error && <Failure error={goods.error} onRetry={() => void goods.refetch()} />}
        empty={<EmptyState title={text('noGoods')} hint={text('noGoodsHint')} />}
        onClearFilters={asked.keyword ? () => ask({ ...asked, keyword: '', page: 1 }) : undefined}
      />
    </Modal>
  );
}
