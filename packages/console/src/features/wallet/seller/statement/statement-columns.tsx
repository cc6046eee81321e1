import { showMoney } from '@chengji/client-kit/money-display';
import type { TableColumnsType } from 'antd';
import cellStyles from '../../../../design/tables/cells.module.css';
import { CopyText } from '../../../../design/values/CopyText.tsx';
import { EmptyCell } from '../../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { Money } from '../../../../design/values/Money.tsx';
import { KindTag } from '../../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { toTaken } from '../../income.view.ts';
import { computePaid, toProductText } from '../../statement-line.view.ts';
import type { StatementLine } from '../../wallet.view.ts';
import { useWalletText, type WalletText } from '../../wallet-text.ts';
import styles from './statement.module.css';

const isNothing = (amount: string) => amount === '0.00';

/** What takes from the income is shown with a minus, and nothing as nothing. */
function Taken({ amount }: { amount: string }) {
  return isNothing(amount) ? <EmptyCell /> : showMoney(toTaken(amount));
}

/** What was bought or went back, above the number it goes by. */
function LineProducts({ line: { products, order_no, refund_no } }: { line: StatementLine }) {
  const text = useWalletText();
  const [first, ...others] = products;
  return (
    <span className={`${cellStyles.cellGoods} ${styles.products}`}>
      <Thumb image={first?.image ?? ''} size={36} />
      <TwoLines
        isCut
        first={
          first && (
            <span className={styles.product} title={products.map(toProductText).join('\n')}>
              <span className="ellipsis">{first.title}</span>
              <span>
                × {first.number}
                {others.length > 0 && ` +${others.length}`}
              </span>
            </span>
          )
        }
        second={
          <>
            {refund_no && <KindTag tone="rose">{text('type_refund')}</KindTag>} <CopyText value={order_no} />
          </>
        }
      />
    </span>
  );
}

export const statementColumns = (text: WalletText): TableColumnsType<StatementLine> => [
  { title: text('settledAt'), render: (_, { settled_at }) => <MomentText at={settled_at} /> },
  { title: text('productAndOrder'), render: (_, line) => <LineProducts line={line} /> },
  {
    title: text('paidByBuyer'),
    align: 'right',
    render: (_, line) => (line.refund_no ? <EmptyCell /> : <Money amount={computePaid(line)} />),
  },
  {
    title: <span className={styles.coupons}>{text('platformCoupons')}</span>,
    align: 'right',
    render: (_, { platform_coupons }) =>
      isNothing(platform_coupons) ? <EmptyCell /> : <Money amount={platform_coupons} />,
  },
  { title: text('refunds'), align: 'right', render: (_, { refunds }) => <Taken amount={refunds} /> },
  { title: text('commission'), align: 'right', render: (_, { commission }) => <Taken amount={commission} /> },
  { title: text('lineIncome'), align: 'right', render: (_, { income }) => <Money amount={income} income /> },
];
