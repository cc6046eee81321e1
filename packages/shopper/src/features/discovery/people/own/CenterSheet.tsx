import { showMoney } from '@chengji/client-kit/money-display';
import { useState } from 'react';
import { QueryView } from '../../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import { Box, Text } from '../../../../design/layout/primitives.ts';
import { Segmented } from '../../../../design/navigation/Segmented.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { toShortDay } from '../person.view.ts';
import { type Days, useCenter } from '../queries.ts';
import { usePeopleStrings } from '../strings.ts';
import styles from './Own.module.css';

const periods = [7, 30] as const;
const columns = ['views', 'likes', 'fans', 'goods'] as const;

/** All figures of the last days, summed and day by day. */
export function CenterSheet({ asShop, onClose }: { asShop: number | null; onClose: () => void }) {
  const t = usePeopleStrings();
  const showCount = useCountDisplay();
  const [days, setDays] = useState<Days>(7);
  return (
    <Sheet open title={t('details')} onClose={onClose}>
      <Box inset="page" className={styles.details}>
        <Segmented
          label={t('daysChoice')}
          tabs={periods.map((count) => ({ key: String(count), label: t('days', { count }) }))}
          on={String(days)}
          onChange={(key) => setDays(key === '30' ? 30 : 7)}
        />
        <QueryView query={useCenter(asShop, days)} skeleton={<Skeleton height={320} radius={12} gap={16} />}>
          {(figures) => (
            <>
              <dl className={`${styles.figures} ${styles.sums}`}>
                {columns.map((key) => (
                  <div key={key}>
                    <dt>{t(`sum.${key}`)}</dt>
                    <dd>{showCount(key === 'goods' ? figures.goods_opened : figures[key])}</dd>
                  </div>
                ))}
                <div>
                  <dt>{t('sum.orders')}</dt>
                  <dd>{showCount(figures.orders)}</dd>
                </div>
                <div>
                  <dt>{t('sum.sales')}</dt>
                  <dd>{showMoney(figures.sales)}</dd>
                </div>
              </dl>
              <Text as="p" size={12} tone={3}>
                {t('salesHint')}
              </Text>
              <table className={styles.table} aria-label={t('byDay')}>
                <thead>
                  <tr>
                    <th scope="col">{t('day')}</th>
                    {columns.map((key) => (
                      <th key={key} scope="col">
                        {t(`sum.${key}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {[...figures.days].reverse().map((day) => (
                    <tr key={day.day}>
                      <th scope="row">{toShortDay(day.day)}</th>
                      {columns.map((key) => (
                        <td key={key}>{showCount(key === 'goods' ? day.goods_opened : day[key])}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )}
        </QueryView>
      </Box>
    </Sheet>
  );
}
