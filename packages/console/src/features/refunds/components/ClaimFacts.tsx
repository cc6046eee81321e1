import { showMoney } from '@chengji/client-kit/money-display';
import { Facts } from '../../../design/layout/Facts.tsx';
import { isSomething, type RefundFacts } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import styles from './refund.module.css';

/** What the buyer asks for, and why. */
export function ClaimFacts({ refund }: { refund: RefundFacts }) {
  const text = useRefundsText();
  const { asked, max, amount, freight, goods, received, reason, content, ended_at } = refund;
  const notes = [
    ...(ended_at === null && isSomething(max) ? [text('most', { amount: showMoney(max) })] : []),
    ...(asked === amount ? [] : [text('asked', { amount: showMoney(asked) })]),
    ...(isSomething(freight) ? [text('freightIn', { amount: showMoney(freight) })] : []),
  ];
  return (
    <Facts
      rows={[
        {
          name: text('amount'),
          value: (
            <>
              <b className={styles.amount}>{showMoney(amount)}</b>{' '}
              <span className="muted">{notes.join(' · ')}</span>
            </>
          ),
        },
        { name: text('pieces'), value: text('piecesOf', { n: goods.number }) },
        { name: text('received'), value: text(`received_${received}`) },
        { name: text('reason'), value: reason.text },
        {
          name: text('words'),
          value: content ? (
            <span className={styles.words}>{content}</span>
          ) : (
            <span className="muted">{text('noWords')}</span>
          ),
        },
      ]}
    />
  );
}
