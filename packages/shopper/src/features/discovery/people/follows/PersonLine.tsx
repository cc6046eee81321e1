import type { PersonRow } from '@chengji/contract';
import { ShopTag } from '../../../../design/commerce/ShopTag.tsx';
import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import { Box, Row, Text } from '../../../../design/layout/primitives.ts';
import { Link } from '../../../../design/navigation/Link.tsx';
import { Avatar } from '../../../../design/pictures/avatars/Avatar.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { useUser } from '../../../../kernel/session/user-store.ts';
import { FollowPerson } from '../FollowPerson.tsx';
import { usePeopleStrings } from '../strings.ts';
import styles from './PersonLine.module.css';

const AVATAR = 48;

/** Somebody in a list, and how the two stand to each other. */
export function PersonLine({ person }: { person: PersonRow }) {
  const t = usePeopleStrings();
  const showCount = useCountDisplay();
  const me = useUser(({ user }) => user.id);
  const { kind, id, name, avatar, type, bio, fans } = person;
  return (
    <Row gap={3} className={styles.line}>
      <Link to="pages/apps/find/user" params={{ id, kind }} className={styles.who}>
        <Avatar url={avatar} name={name} size={AVATAR} shop={kind === 'shop'} />
        <Box as="span" grow>
          <Row as="span" gap={1}>
            <Text size={16} bold lines={1}>
              {name}
            </Text>
            {type && <ShopTag type={type} />}
          </Row>
          <Text size={13} tone={3} lines={1}>
            {bio || `${t('fans')} ${showCount(fans)}`}
          </Text>
        </Box>
      </Link>
      {kind === 'user' && id === me ? (
        <Text size={13} tone={3}>
          {t('me')}
        </Text>
      ) : (
        <FollowPerson person={person} className={styles.follow} />
      )}
    </Row>
  );
}

export const PeopleSkeleton = () =>
  [0, 1, 2, 3, 4].map((row) => (
    <Row key={row} gap={3} className={styles.line}>
      <Skeleton width={AVATAR} height={AVATAR} radius="50%" />
      <Box grow>
        <Skeleton width="40%" height={16} />
        <Skeleton width="64%" height={12} gap={8} />
      </Box>
    </Row>
  ));
