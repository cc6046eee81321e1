import { showMoney, showMovement } from '@chengji/client-kit/money-display';
import { showRate } from '@chengji/client-kit/percent-display';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import cardStyles from '../../../../design/layout/card.module.css';
import { EntriesBox } from '../../../../design/layout/EntriesBox.tsx';
import { useStatementLine } from '../../queries.ts';
import { type LineFigure, type StatementLineDetails, toLineFigures } from '../../statement-line.view.ts';
import { useWalletText } from '../../wallet-text.ts';
import styles from './statement.module.css';

/** Where each figure of a line is from: what it adds up, and the ledger's entries behind it. */
export function StatementLineDetail({ id }: { id: number }) {
  const { data, error, refetch } = useStatementLine(id);
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} rows={2} />;
  return (
    <div className={styles.lineDetail}>
      <LineFigures line={data} />
      <LineEntries transfers={data.transfers} />
    </div>
  );
}

function LineFigures({ line }: { line: StatementLineDetails }) {
  const text = useWalletText();
  const figureText = ({ key, reference = '' }: LineFigure) =>
    text(`from_${key}`, { number: reference, rate: showRate(line.commission_rate) });
  return (
    <div>
      <h3>{text('fromTitle')}</h3>
      <dl className={cardStyles.sums}>
        {toLineFigures(line).map((figure) => (
          <div key={figure.key + (figure.reference ?? '')}>
            <dt>{figureText(figure)}</dt>
            <dd>{showMovement(figure.amount)}</dd>
          </div>
        ))}
        <div className={cardStyles.sumsTotal}>
          <dt>{text('lineIncome')}</dt>
          <dd>{showMoney(line.income)}</dd>
        </div>
      </dl>
      {line.platform_coupons !== '0.00' && (
        <p className="muted small">
          {text('fromPlatformCoupons', { amount: showMoney(line.platform_coupons) })}
        </p>
      )}
    </div>
  );
}

function LineEntries({ transfers }: Pick<StatementLineDetails, 'transfers'>) {
  const text = useWalletText();
  return (
    <div className={styles.lineEntries}>
      {transfers.map(({ id, kind, entries }) => (
        <EntriesBox
          key={id}
          title={text('transferNo', {
            kind: text(kind === 'groups' ? 'priceDifference' : `type_${kind}`),
            no: id,
          })}
          isWritten
          entries={entries}
        />
      ))}
    </div>
  );
}
