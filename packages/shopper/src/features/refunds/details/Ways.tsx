import type { Refund } from '@chengji/contract';
import { type LucideIcon, PencilLine, ShieldCheck } from 'lucide-react';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './Ways.module.css';

type WayProps = { icon: LucideIcon; title: string; hint: string; fact: string; onPress: () => void };

const Way = ({ icon, title, hint, fact, onPress }: WayProps) => (
  <button type="button" className={styles.way} onClick={onPress}>
    <span className={styles.mark}>
      <Icon as={icon} size={19} />
    </span>
    <Box as="span" grow>
      <Row as="span" row="between" gap={2} className={styles.head}>
        <Text as="b" size={15}>
          {title}
        </Text>
        <Text size={12} tone={2}>
          {fact}
        </Text>
      </Row>
      <Text size={13} tone={3}>
        {hint}
      </Text>
    </Box>
  </button>
);

/** What a buyer may do who was rejected. */
export function Ways({ refund, onIntervene }: { refund: Refund; onIntervene: () => void }) {
  const t = useRefundStrings();
  const { id, can, resubmissions_left } = refund;
  if (refund.state !== 'rejected' || !(can.edit || can.intervene)) return null;
  return (
    <SectionCard title={t('ways')}>
      {can.edit && (
        <Way
          icon={PencilLine}
          title={t('edit')}
          hint={t('editHint')}
          fact={t('editLeft', { count: resubmissions_left })}
          onPress={() => go('pages/user/refund/edit', { id })}
        />
      )}
      {can.intervene && (
        <Way
          icon={ShieldCheck}
          title={t('intervene')}
          hint={t('interveneHint')}
          fact={t('interveneOnce')}
          onPress={onIntervene}
        />
      )}
    </SectionCard>
  );
}
