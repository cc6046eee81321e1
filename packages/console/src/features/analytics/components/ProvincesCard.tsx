import { showMoney } from '@chengji/client-kit/money-display';
import { parseMoney } from '@chengji/contract/money';
import { Segmented, Tooltip } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../design/layout/Card.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { type Province, tiles, toDepth } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import styles from './analytics.module.css';

type Props = { provinces: readonly Province[]; toOrders?: (code: string) => string };

/** A tile for each province where it lies, the deeper the more was sold there. */
export function ProvincesCard({ provinces, toOrders }: Props) {
  const text = useAnalyticsText();
  const language = useLanguage();
  const showCount = useCountDisplay();
  const [by, setBy] = useState<'amount' | 'orders'>('amount');
  const byCode = new Map(provinces.map((one) => [one.code, one]));
  const worth = (one: Province | undefined) =>
    one ? (by === 'amount' ? Math.round(parseMoney(one.amount) / 100) : one.orders) : 0;
  const most = Math.max(...provinces.map(worth), 0);
  return (
    <Card
      title={text('provinces')}
      aside={
        <Segmented
          size="small"
          aria-label={text('metric')}
          value={by}
          options={(['amount', 'orders'] as const).map((value) => ({ value, label: text(value) }))}
          onChange={setBy}
        />
      }
    >
      <ul className={styles.tiles}>
        {tiles.map((tile) => {
          const one = byCode.get(tile.code);
          const value = worth(one);
          const body = (
            <>
              <b>{tile[language]}</b>
              <span>{value > 0 ? showCount(value) : '—'}</span>
            </>
          );
          return (
            <li
              key={tile.code}
              className={styles.tile}
              data-depth={toDepth(value, most)}
              style={{ gridColumn: tile.column, gridRow: tile.row }}
            >
              <Tooltip
                title={
                  one ? `${showMoney(one.amount)} · ${text('orderCount', { n: one.orders })}` : undefined
                }
              >
                {toOrders && one ? <Link to={toOrders(tile.code)}>{body}</Link> : <span>{body}</span>}
              </Tooltip>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
