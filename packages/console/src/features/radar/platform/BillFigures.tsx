import { classes } from '@chengji/client-kit/classes';
import { showMoney } from '@chengji/client-kit/money-display';
import { Figure } from '../../../design/charts/Figure.tsx';
import { type Bill, type BillPart, isZero, toBillParts } from '../radar.view.ts';
import { useRadarText } from '../radar-text.ts';
import styles from './radar.module.css';

/** How much of a bill matches, what it and the ledger add up to, and by how much they differ. */
export function BillFigures({ bill }: { bill: Bill }) {
  const text = useRadarText();
  const { theirs, ours, net, others } = bill;
  return (
    <div className={styles.billFigures}>
      <div className={styles.billParts}>
        <PartsBar parts={toBillParts(bill)} />
        {others.count > 0 && (
          <p className="muted small">
            {text('others', { n: others.count, amount: showMoney(others.amount) })}
          </p>
        )}
      </div>
      <dl className={styles.billSums}>
        <Figure name={text('theirBill', { n: theirs.count.toLocaleString('en') })}>
          {showMoney(theirs.amount)}
        </Figure>
        <Figure name={text('ourLedger', { n: ours.count.toLocaleString('en') })}>
          {showMoney(ours.amount)}
        </Figure>
        <Figure name={text('net')}>
          <span className={classes(!isZero(net) && styles.wrong)}>{showMoney(net)}</span>
        </Figure>
      </dl>
    </div>
  );
}

/** Even one in ten thousand is seen: a part that occurs has a least width. */
function PartsBar({ parts }: { parts: readonly BillPart[] }) {
  const text = useRadarText();
  const name = ({ kind }: BillPart) => (kind === 'matched' ? text('matched') : text(`kind_${kind}`));
  return (
    <>
      <div className={styles.bar} aria-hidden>
        {parts.map((part) =>
          part.count > 0 ? (
            <span key={part.kind} className={styles[part.kind]} style={{ flexGrow: part.count }} />
          ) : null,
        )}
      </div>
      <ul className={styles.legend}>
        {parts.map((part) => (
          <li key={part.kind}>
            <i className={styles[part.kind]} />
            {name(part)} <b>{part.count.toLocaleString('en')}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
