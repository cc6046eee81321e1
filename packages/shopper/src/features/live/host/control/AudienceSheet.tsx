import type { HostedLive } from '@chengji/contract';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Box, Text } from '../../../../design/layout/primitives.ts';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { useHostStrings } from '../strings.ts';
import styles from './AudienceSheet.module.css';
import { MutedList } from './MutedList.tsx';

/** Who watches, in numbers, and who may not write. */
export function AudienceSheet({ live, onClose }: { live: HostedLive; onClose: () => void }) {
  const t = useHostStrings();
  const showCount = useCountDisplay();
  const { figures } = live;
  const shown = {
    viewers: figures.viewers,
    peak: figures.peak,
    says: figures.says,
    opened: figures.own?.goods_opened ?? 0,
    orders: figures.own?.orders ?? 0,
  };
  return (
    <Sheet open title={t('audience')} onClose={onClose}>
      <Box inset="page" className={styles.body}>
        <dl className={styles.figures}>
          {(['viewers', 'peak', 'says', 'opened', 'orders'] as const).map((key) => (
            <div key={key}>
              <dt>{t(`audience.${key}`)}</dt>
              <dd>{showCount(shown[key])}</dd>
            </div>
          ))}
        </dl>
        <Text as="h3" size={15} bold>
          {t('muted')}
        </Text>
        <MutedList live={live} />
      </Box>
    </Sheet>
  );
}
