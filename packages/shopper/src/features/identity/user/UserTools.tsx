import {
  CircleHelp,
  Languages,
  LogOut,
  type LucideIcon,
  MapPin,
  MessageSquareHeart,
  SunMoon,
  Ticket,
  Undo2,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { Cell } from '../../../design/layout/Cell.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { ask } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { logout } from '../../../kernel/session/session.ts';
import { useStatistics } from '../../../kernel/session/statistics-store.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useIdentityStrings } from '../strings.ts';
import { ChoiceSheet, useLanguageChoice, useThemeChoice } from './choices.tsx';

type Choice = 'language' | 'theme';

/** Groups, coupons, addresses, language, appearance, and the way out. */
export function UserTools() {
  const t = useIdentityStrings();
  const languages = useLanguageChoice();
  const themes = useThemeChoice();
  const open = useStatistics(({ statistics }) => statistics.order.customer);
  const { isLogin } = useUser((state) => state.user);
  const [choice, setChoice] = useState<Choice | null>(null);
  const rows: [LucideIcon, string, string, () => void][] = [
    [Ticket, t('couponCentre'), '', () => go('pages/user/coupon/list')],
    [UsersRound, t('myGroups'), '', () => go('pages/apps/groups/order/order')],
    [MapPin, t('addresses'), '', () => go('pages/user/address/address')],
    [MessageSquareHeart, t('myReviews'), '', () => go('pages/user/comment')],
    [
      Undo2,
      t('refunds'),
      open > 0 ? t('openRefunds', { count: open }) : '',
      () => go('pages/user/refund/lists'),
    ],
    [CircleHelp, t('helpCentre'), '', () => go('pages/user/help')],
    [Languages, languages.title, languages.names[languages.on], () => setChoice('language')],
    [SunMoon, themes.title, themes.names[themes.on], () => setChoice('theme')],
  ];
  const handleLogout = async () => {
    if (await ask(t('logoutAsk'))) await logout();
  };
  const handleClose = () => setChoice(null);
  return (
    <SectionCard flush>
      {rows.map(([icon, label, value, onPress]) => (
        <Cell key={label} icon={icon} label={label} value={value} onPress={onPress} />
      ))}
      {isLogin && <Cell icon={LogOut} label={t('logout')} onPress={() => void handleLogout()} />}
      <ChoiceSheet choice={languages} open={choice === 'language'} onClose={handleClose} />
      <ChoiceSheet choice={themes} open={choice === 'theme'} onClose={handleClose} />
    </SectionCard>
  );
}
