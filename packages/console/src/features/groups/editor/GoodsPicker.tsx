import type { CallOut } from '@chengji/contract';
import { Modal } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { ListTable } from '../../../design/lists/ListCard.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { priceRange } from '../../../design/values/price-range.ts';
import { Thumb } from '../../../design/values/Thumb.tsx';
import groupsStyles from '../components/groups.module.css';
import { useGroupsText } from '../groups-text.ts';
import { useGoodsToSell } from '../queries.ts';

type ListedGoods = CallOut<'GET /seller/goods/list'>['rows'][number];
type Props = { onPick: (goodsId: number) => void; onClose: () => void };

/** Chooses one of the shop's goods on sale. */
export function GoodsPicker({ onPick, onClose }: Props) {
  const text = useGroupsText();
  const [asked, ask] = useState({ keyword: '', page: 1, limit: 10 });
  const goods = useGoodsToSell(asked, (page) => ask({ ...asked, page }));
  return (
    <Modal open width={760} title={text('chooseGoods')} footer={null} onCancel={onClose}>
      <ListTable
        list={{
          ...goods,
          input: asked,
          change: (change) => ask({ ...asked, page: 1, ...change }),
          clearFilters: asked.keyword ? () => ask({ ...asked, keyword: '', page: 1 }) : undefined,
        }}
        label={text('chooseGoods')}
        search={text('searchGoods')}
        columns={[
          {
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
            title: text('singlePrice'),
            align: 'right',
            render: (_, row) => priceRange(row.price_min, row.price_max),
          },
          {
            title: text('stockLeft'),
            align: 'right',
            render: (_, row) => row.stock.toLocaleString('en'),
          },
          actionsColumn<ListedGoods>((row) => (
            <LinkButton isMain of={row.title} onPress={() => onPick(row.id)}>
              {text('choose')}
            </LinkButton>
          )),
        ]}
        empty={<EmptyState title={text('noGoods')} hint={text('noGoodsHint')} />}
      />
    </Modal>
  );
}
