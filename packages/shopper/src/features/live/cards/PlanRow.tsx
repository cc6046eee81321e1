import type { CallOut } from '@chengji/contract';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import styles from './PlanRow.module.css';
import { RemindButton } from './RemindButton.tsx';
import { useLiveCardStrings } from './strings.ts';

const PHOTO = 56;

type Plan = CallOut<'GET /wanlshop/live/plans'>['rows'][number];

/** An announced live: when it begins, and a reminder. */
export function PlanRow({ plan, inShop }: { plan: Plan; inShop?: boolean }) {
  const t = useLiveCardStrings();
  const { showShortMoment } = useTimeDisplay();
  const { id, cover, title, shop, planned_at, reminded } = plan;
  const starts = planned_at === null ? '' : t('startsAt', { time: showShortMoment(planned_at) });
  return (
    <Row gap={3} className={styles.plan}>
      <Link to="pages/apps/find/details/live" params={{ id }} className={styles.link}>
        <Photo url={cover} width={PHOTO} thumb className={styles.photo} />
        <Box grow>
          <Text as="h3" size={14} lines={2}>
            {title}
          </Text>
          <Text as="p" size={12} tone={3} lines={1} num>
            {[starts, inShop ? '' : shop.name].filter(Boolean).join(' · ')}
          </Text>
        </Box>
      </Link>
      <RemindButton id={id} reminded={reminded} />
    </Row>
  );
}
