import { ChevronRight, Crown } from 'lucide-react';
import tagStyles from '../../../design/commerce/tag.module.css';
import { Box, Hidden, look, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import type { User } from '../../../kernel/session/user-store.ts';
import { useIdentityStrings } from '../strings.ts';
import styles from './UserHead.module.css';

const AVATAR = 64;

/** The person logged in; a visitor is asked to log in. */
export function UserHead({ user }: { user: User }) {
  const t = useIdentityStrings();
  if (!user.isLogin) {
    return (
      <Link to="pages/user/auth/auth" className={styles.head}>
        <Avatar url="" name="" size={AVATAR} />
        <Box as="span" grow>
          <Text as="b" size={20} lines={1}>
            {t('loginToSee')}
          </Text>
          <Text size={13} tone={2} above={1} lines={1}>
            {t('loginToSeeHint')}
          </Text>
        </Box>
        <Icon as={ChevronRight} size={20} className={look({ tone: 3 })} />
      </Link>
    );
  }
  return (
    <Link to="pages/user/auth/perfect" className={styles.head}>
      <Avatar url={user.avatar} name={user.username} size={AVATAR} />
      <Box as="span" grow>
        <Row as="span" gap={2}>
          <Text as="b" size={20} lines={1}>
            {user.nickname}
          </Text>
          {user.level > 0 && (
            <span className={`${tagStyles.tag} ${tagStyles.vip}`}>
              <Icon as={Crown} size={12} />
              {t('level', { level: user.level })}
            </span>
          )}
        </Row>
        <Text size={13} tone={2} above={1} lines={1}>
          {user.bio || t('username_is', { username: user.username })}
        </Text>
      </Box>
      <Hidden>{t('editProfile')}</Hidden>
      <Icon as={ChevronRight} size={20} className={look({ tone: 3 })} />
    </Link>
  );
}
