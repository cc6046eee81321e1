import {
  Bell,
  Info,
  Lock,
  LogOut,
  type LucideIcon,
  MapPin,
  MessageSquarePlus,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  WalletCards,
} from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Box, Row } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { ask } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { logout } from '../../../kernel/session/session.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useAccountStrings } from '../strings.ts';
import { AccountHead } from './AccountHead.tsx';

type Entry = [LucideIcon, string, () => void];

/** Everything that can be set, and the way out. */
export function SettingScreen() {
  const t = useAccountStrings();
  const { isLogin } = useUser((state) => state.user);
  const own: Entry[] = [
    [UserRound, t('profile'), () => go('pages/user/setting/user')],
    [WalletCards, t('accounts'), () => go('pages/user/bank/bank')],
    [MapPin, t('addresses'), () => go('pages/user/address/address')],
    [ShieldCheck, t('security'), () => go('pages/user/setting/security')],
  ];
  const publicSettings: Entry[] = [
    [Bell, t('notice'), () => go('pages/user/setting/notice')],
    [Lock, t('privacy'), () => go('pages/user/setting/privacy')],
    [SlidersHorizontal, t('general'), () => go('pages/user/setting/currency')],
    [MessageSquarePlus, t('feedback'), () => go('pages/user/feedback/feedback')],
    [Info, t('about'), () => go('pages/user/setting/about')],
  ];
  const handleLogout = async () => {
    if (await ask(t('logoutAsk'))) await logout();
  };
  return (
    <Page>
      <Box above={2}>
        <AccountHead />
        {[own, publicSettings].map((rows) => (
          <SectionCard flush key={rows[0]?.[1]}>
            {rows.map(([icon, label, onPress]) => (
              <Cell key={label} icon={icon} label={label} onPress={onPress} />
            ))}
          </SectionCard>
        ))}
        {isLogin && (
          <Box inset="feed">
            <Button look="line" size="block" onClick={() => void handleLogout()}>
              <Row as="span" gap={2}>
                <LogOut size={18} aria-hidden />
                {t('logout')}
              </Row>
            </Button>
          </Box>
        )}
      </Box>
    </Page>
  );
}
