import { showMoney } from '@chengji/client-kit/money-display';
import type { ReferredPerson } from '@chengji/contract';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { LinesSkeleton } from '../../../design/lists/LinesSkeleton.tsx';
import { ListView } from '../../../design/lists/ListView.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { back } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { usePeople } from '../queries.ts';
import { useReferralStrings } from '../strings.ts';
import styles from './EarningRow.module.css';

/** Who came by the own link, or by a friend's. */
export function PeopleList({ level }: { level: 1 | 2 }) {
  const t = useReferralStrings();
  return (
    <ListView
      list={usePeople(level)}
      skeleton={<LinesSkeleton />}
      empty={
        <Empty
          picture="heart"
          title={t('noPeople')}
          text={t('noPeopleHint')}
          action={t('invite')}
          onAction={back}
        />
      }
    >
      {(rows) => (
        <SectionCard flush>
          {rows.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </SectionCard>
      )}
    </ListView>
  );
}

function PersonRow({ person }: { person: ReferredPerson }) {
  const t = useReferralStrings();
  const { showDate } = useTimeDisplay();
  return (
    <Row gap={3} className={styles.row}>
      <Avatar url={person.avatar} name={person.nickname} size={40} />
      <Box grow className={styles.name}>
        <Text as="p" size={15} lines={1}>
          {person.nickname}
        </Text>
        <Text as="p" size={12} tone={3} num>
          {t('boundOn', { day: showDate(person.bound_at) })}
        </Text>
      </Box>
      <Text size={13} tone={2} num className={styles.sum}>
        {t('earned', { sum: showMoney(person.earned) })}
      </Text>
    </Row>
  );
}
