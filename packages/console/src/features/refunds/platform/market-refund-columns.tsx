import { showMoney } from '@chengji/client-kit/money-display';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { RefundStatus } from '../components/RefundStatus.tsx';
import { type MarketRefundRow, toFailure } from '../refunds.view.ts';
import type { RefundsText } from '../refunds-text.ts';

const toPath = (id: number) => `/platform/interventions?tab=all&id=${id}`;

export function marketRefundColumns(
  text: RefundsText,
  seesOrders: boolean,
): TableColumnsType<MarketRefundRow> {
  return [
    {
      title: text('goods'),
      render: (_, { goods }) => (
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
      render: (_, row) => (
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
      render: (_, row) => <TwoLines isStrong first={row.buyer.nickname} second={row.reason} />,
    },
    {
      title: text('amount'),
      align: 'right',
      render: (_, row) => (
        <TwoLines isStrong first={showMoney(row.amount)} second={text(`kind_${row.kind}`)} />
      ),
    },
    {
      title: text('state'),
      render: (_, row) => (
        <span className={cellsStyles.cellTwo}>
          <span>
            <RefundStatus state={row.state} area="platform" />
          </span>
          {row.state === 'failed' && <span>{text(`failure_${toFailure(row.failure)}`)}</span>}
        </span>
      ),
    },
    actionsColumn((row) => (
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
  ];
}
