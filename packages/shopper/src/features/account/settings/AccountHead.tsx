import { maskMobile } from '@chengji/client-kit/mobile-display';
import { ChevronRight } from 'lucide-react';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
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
      <Link to={user.isLogin ? 'pages/user/setting/user' : 'pages/user/auth/auth'} className="fx g-3">
        <Avatar url={user.avatar} name={user.username} size={AVATAR} />
        <span className="grow col">
          <b className="t17 c1 l1">{user.isLogin ? user.nickname : t('login')}</b>
          {user.isLogin && <span className="t13 c3 num">{maskMobile(user.mobile)}</span>}
        </span>
        <Icon as={ChevronRight} size={18} className="c3" />
      </Link>
    </SectionCard>
  );
}
