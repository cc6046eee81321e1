import { maskMobile } from '@chengji/client-kit/mobile-display';
import { ChevronRight } from 'lucide-react';
import { look, Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useAccountStrings } from '../strings.ts';

const AVATAR = 52;

/** The person logged in, at the top of the settings; a visitor is asked to log in. */
export function AccountHead() {
  const t = useAccountStrings();
  const { user } = useUser();
  return (
    <SectionCard>
      <Link
        to={user.isLogin ? 'pages/user/setting/user' : 'pages/user/auth/auth'}
        className={look({ row: 'center', gap: 3 })}
      >
        <Avatar url={user.avatar} name={user.username} size={AVATAR} />
        <Stack as="span" grow>
          <Text as="b" size={17} tone={1} lines={1}>
            {user.isLogin ? user.nickname : t('login')}
          </Text>
          {user.isLogin && (
            <Text size={13} tone={3} num>
              {maskMobile(user.mobile)}
            </Text>
          )}
        </Stack>
        <Icon as={ChevronRight} size={18} className={look({ tone: 3 })} />
      </Link>
    </SectionCard>
  );
}
