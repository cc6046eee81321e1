import type { CheckInInfo } from '@chengji/contract';
import { CalendarDays } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { findMakeupBlocker } from '../check-in.view.ts';
import { usePointsStrings } from '../strings.ts';
import { useDates } from '../use-dates.ts';
import styles from './MakeUp.module.css';
import { useMakeUpAsk } from './use-make-up-ask.ts';

/** The latest missed day and what making it up costs and joins; or why none can be made up. */
export function MakeUp({ info }: { info: CheckInInfo }) {
  const t = usePointsStrings();
  const { nameDay } = useDates();
  const { ask, isBusy } = useMakeUpAsk(info);
  const blocker = findMakeupBlocker(info);
  const { date, cost, joins, left } = info.makeup;
  return (
    <Row gap={3} className={styles.strip}>
      <span className={styles.mark}>
        <Icon as={CalendarDays} size={20} />
      </span>
      {blocker || date === null ? (
        <Text size={14} tone={2}>
          {t(blocker ?? 'noMissed')}
        </Text>
      ) : (
        <>
          <Box grow>
            <Text as="p" size={14} bold>
              {t('makeupOf', nameDay(date))}
            </Text>
            <Text as="p" size={12} tone={2}>
              {t('makeupHint', { cost, joins })}
            </Text>
            <Text as="p" size={12} tone={2}>
              {t('makeupLeft', { left })}
            </Text>
          </Box>
          <Button size="s" busy={isBusy} onClick={() => void ask(date)}>
            {t('makeup')}
          </Button>
        </>
      )}
    </Row>
  );
}
