import type { Refund } from '@chengji/contract';
import { Row, Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { PictureRow } from '../../../design/pictures/PictureRow.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { SpeakerMark } from '../components/SpeakerMark.tsx';
import { useRefundStrings } from '../strings.ts';
import styles from './NewestLog.module.css';

/** What was done and said last; all of it is a press away. */
export function NewestLog({ refund: { id, log } }: { refund: Refund }) {
  const t = useRefundStrings();
  const { showShortMoment } = useTimeDisplay();
  if (log.length === 0) return null;
  return (
    <SectionCard title={t('log')} more={t('seeAll')} onMore={() => go('pages/user/refund/log', { id })}>
      <Stack gap={4}>
        {log.map((row) => (
          <div key={row.id}>
            <Row row="between" gap={2}>
              <Row gap={2} grow size={14}>
                <SpeakerMark by={row.by} />
                <Text lines={1}>{t(`event.${row.event}`)}</Text>
              </Row>
              <Text as="time" size={12} tone={3} num className={styles.when}>
                {showShortMoment(row.at)}
              </Text>
            </Row>
            {row.content && (
              <Text as="p" size={13} tone={2} above={1} lines={2} className={styles.words}>
                {row.content}
              </Text>
            )}
            <PictureRow images={row.images} small />
          </div>
        ))}
      </Stack>
    </SectionCard>
  );
}
