import { isOver, toCount } from '@chengji/client-kit/live/live-display';
import type { HostedLive } from '@chengji/contract';
import { Money } from '../../../../design/values/Money.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { useLiveText } from '../../live-text.ts';
import styles from './control.module.css';

type Props = { live: HostedLive; viewers: number; likes: number };

/** What it has come to so far. */
export function FiguresStrip({ live, viewers, likes }: Props) {
  const text = useLiveText();
  const showCount = useCountDisplay();
  const { figures } = live;
  const { own } = figures;
  const over = isOver(live);
  const cells = [
    { name: text(over ? 'peak' : 'watching'), value: toCount(over ? figures.peak : viewers) },
    { name: text('watched'), value: showCount(figures.viewers) },
    { name: text('likes'), value: showCount(likes) },
    { name: text('fans'), value: toCount(own?.fans ?? 0) },
    { name: text('goodsOpened'), value: toCount(own?.goods_opened ?? 0) },
    { name: text('orders'), value: toCount(own?.orders ?? 0) },
  ];
  return (
    <dl className={styles.strip}>
      {cells.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.sales}>
        <dt>{text('sales')}</dt>
        <dd>
          <Money amount={own?.sales ?? '0.00'} />
        </dd>
      </div>
    </dl>
  );
}
