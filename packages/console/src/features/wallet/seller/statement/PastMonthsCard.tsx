import { showMoney } from '@chengji/client-kit/money-display';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { useLinesFile, useMonths } from '../../queries.ts';
import styles from '../../wallet.module.css';
import type { Months } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';

type Props = { month: string; now: string; onChoose: (month: string) => void };

/** The other months of late: what each brought, a press away, and its orders as a table. */
export function PastMonthsCard({ month, now, onChoose }: Props) {
  const text = useWalletText();
  const { data, error, refetch } = useMonths();
  const others = data?.rows.filter((one) => one.month !== month);
  return (
    <Card title={text('pastMonths')}>
      {!others && <NotLoaded error={error} onRetry={refetch} rows={3} />}
      {others?.length === 0 && <EmptyState title={text('noPastMonths')} />}
      <ul className={styles.rows}>
        {others?.map((one) => (
          <PastMonth key={one.month} one={one} isRunning={one.month === now} onChoose={onChoose} />
        ))}
      </ul>
    </Card>
  );
}

type RowProps = { one: Months[number]; isRunning: boolean; onChoose: Props['onChoose'] };

function PastMonth({ one: { month, income }, isRunning, onChoose }: RowProps) {
  const text = useWalletText();
  const file = useLinesFile(month);
  const amount = showMoney(income);
  return (
    <li className="row between">
      <LinkButton onPress={() => onChoose(month)}>{month}</LinkButton>
      <span className="row">
        {isRunning ? text('monthRunning', { amount }) : amount}
        <Button
          type="text"
          size="small"
          icon={<Download size={14} />}
          aria-label={text('downloadLinesOf', { month })}
          loading={file.isPending}
          onClick={() => file.mutate()}
        />
      </span>
    </li>
  );
}
