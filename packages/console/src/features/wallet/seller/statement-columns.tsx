import { showMoney } from '@chengji/client-kit/money-display';
import type { TableColumnsType } from 'antd';
import { CopyText } from '../../../design/values/CopyText.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { toTaken } from '../income.view.ts';
import type { StatementLine } from '../wallet.view.ts';
import type { WalletText } from '../wallet-text.ts';

const isNothing = (amount: string) => amount === '0.00';

/** What takes from the income is shown with a minus, and nothing as nothing. */
function Taken({ amount }: { amount: string }) {
  return isNothing(amount) ? <EmptyCell /> : showMoney(toTaken(amount));
}

export const statementColumns = (text: WalletText): TableColumnsType<StatementLine> => [
  { title: text('settledAt'), render: (_, { settled_at }) => <MomentText at={settled_at} /> },
  { title: text('order'), render: (_, { order_no }) => <CopyText value={order_no} /> },
  {
    title: text('refundNo'),
    render: (_, { refund_no }) => (refund_no ? <CopyText value={refund_no} /> : <EmptyCell />),
  },
  {
    title: text('goods'),
    align: 'right',
    render: (_, { goods }) => (isNothing(goods) ? <EmptyCell /> : <Money amount={goods} />),
  },
  {
    title: text('freight'),
    align: 'right',
    render: (_, { freight }) => (isNothing(freight) ? <EmptyCell /> : <Money amount={freight} />),
  },
  {
    title: text('shopCoupons'),
    align: 'right',
    render: (_, { shop_coupons }) => <Taken amount={shop_coupons} />,
  },
  {
    title: text('platformCoupons'),
    align: 'right',
    render: (_, { platform_coupons }) =>
      isNothing(platform_coupons) ? <EmptyCell /> : <Money amount={platform_coupons} />,
  },
  { title: text('refunds'), align: 'right', render: (_, { refunds }) => <Taken amount={refunds} /> },
  { title: text('commission'), align: 'right', render: (_, { commission }) => <Taken amount={commission} /> },
  { title: text('lineIncome'), align: 'right', render: (_, { income }) => <Money amount={income} income /> },
];
