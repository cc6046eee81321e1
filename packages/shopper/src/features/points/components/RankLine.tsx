import type { RankOrder } from '@chengji/contract';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { usePointsStrings } from '../strings.ts';
import { Counted } from './Counted.tsx';
import styles from './RankLine.module.css';

type Placed = { place: number | null; nickname: string; avatar: string; value: number; mine: boolean };

/** One person of the ranking. */
export function RankLine({ row, by }: { row: Placed; by: RankOrder }) {
  const t = usePointsStrings();
  const isAhead = row.place !== null && row.place <= 3;
  return (
    <Row gap={3} className={styles.line}>
      <Text size={15} num tone={isAhead ? 'brand' : 3} className={styles.place}>
        {row.place ?? '—'}
      </Text>
      <Avatar url={row.avatar} name={row.nickname} size={36} />
      <Text grow size={15} lines={1}>
        {row.mine ? t('me', { name: row.nickname }) : row.nickname}
      </Text>
      <Text size={13} tone={2} num className={styles.value}>
        <Counted text={t(by === 'row' ? 'daysValue' : 'pointsValue', { count: row.value })} />
      </Text>
    </Row>
  );
}
