import { showMoney } from '@chengji/client-kit/money-display';
import { Tag } from 'antd';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListDates } from '../../../design/lists/ListDates.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { ShopFilter } from '../../shops/index.ts';
import { RefundStatus } from '../components/RefundStatus.tsx';
import { useAllRefunds } from '../queries.ts';
import { type MarketRefundRow, refundKinds, refundStates, toFailure } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

const toPath = (id: number) => `/platform/interventions?tab=all&id=${id}`;

/** The refunds of every shop in any state, to find one by what somebody says of it. */
export function AllRefundsScreen() {
  const text = useRefundsText();
  const list = useAllRefunds();
  const seesOrders = useCan('platform', 'orders.read');
  return (
    <ListPage
      list={list}
      title={text('refunds')}
      search={text('search')}
      filters={
        <>
          <ListSelect
            list={list}
            name="state"
            label={text('state')}
            any={text('anyState')}
            options={refundStates}
            toText={(state) => text(`state_${state}`)}
          />
          <ListSelect
            list={list}
            name="kind"
            label={text('kind')}
            any={text('anyKind')}
            options={refundKinds}
            toText={(kind) => text(`kind_${kind}`)}
          />
          <ShopFilter value={list.input.shop_id} onChange={(shop_id) => list.change({ shop_id })} />
          <ListDates list={list} />
          {list.input.shopper_id !== undefined && (
            <Tag closable onClose={() => list.change({ shopper_id: undefined })}>
              {text('oneBuyer', { id: list.input.shopper_id })}
            </Tag>
          )}
        </>
      }
      columns={[
        {
          title: text('goods'),
          render: (_, { goods }: MarketRefundRow) => (
            <span className={cellsStyles.cellGoods}>
              <Thumb size={44} image={goods.image} />
              <span className={`ellipsis ${cellsStyles.orderGoods}`} title={goods.title}>
                {goods.title}
              </span>
            </span>
          ),
        },
        {
          title: text('number'),
          render: (_, row: MarketRefundRow) => (
            <TwoLines
              first={<Link to={toPath(row.id)}>{row.refund_no}</Link>}
              second={
                <>
                  {row.shop.name} · <MomentText at={row.createtime} />
                </>
              }
            />
          ),
        },
        {
          title: text('buyer'),
          render: (_, row: MarketRefundRow) => (
            <TwoLines isStrong first={row.buyer.nickname} second={row.reason} />
          ),
        },
        {
          title: text('amount'),
          align: 'right',
          render: (_, row: MarketRefundRow) => (
            <TwoLines isStrong first={showMoney(row.amount)} second={text(`kind_${row.kind}`)} />
          ),
        },
        {
          title: text('state'),
          render: (_, row: MarketRefundRow) => (
            <span className={cellsStyles.cellTwo}>
              <span>
                <RefundStatus state={row.state} area="platform" />
              </span>
              {row.state === 'failed' && <span>{text(`failure_${toFailure(row.failure)}`)}</span>}
            </span>
          ),
        },
        actionsColumn((row: MarketRefundRow) => (
          <>
            <Link className="quiet-link" to={toPath(row.id)}>
              {text('details')}
            </Link>
            {seesOrders && (
              <Link className="quiet-link" to={`/platform/orders/${row.order_id}`}>
                {text('toOrder')}
              </Link>
            )}
          </>
        )),
      ]}
      empty={<EmptyState title={text('none')} />}
    />
  );
}
