import {
  CircleHelp,
  Languages,
  LogOut,
  type LucideIcon,
  MapPin,
  MessageSquareHeart,
  SunMoon,
  Ticket,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { changeLanguage, useLanguage } from '../../../kernel/language.ts';
import { ask } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { logout } from '../../../kernel/session/session.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { chooseTheme, useTheme } from '../../../kernel/theme.ts';
import { useIdentityStrings } from '../strings.ts';
import styles from './UserTools.module.css';

type Choice = 'language' | 'theme';

/** Groups, coupons, addresses, language, appearance, and the way out. */
export function UserTools() {
  const t = useIdentityStrings();
  const language = useLanguage();
  const { theme } = useTheme();
  const { isLogin } = useUser((state) => state.user);
  const [choice, setChoice] = useState<Choice | null>(null);
  const languageNames = { zh: t('zhName'), en: t('enName') };
  const themeNames = { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') };
  const rows: [LucideIcon, string, string, () => void][] = [
    [Ticket, t('couponCentre'), '', () => go('pages/user/coupon/list')],
    [UsersRound, t('myGroups'), '', () => go('pages/apps/groups/order/order')],
    [MapPin, t('addresses'), '', () => go('pages/user/address/address')],
    [MessageSquareHeart, t('myReviews'), '', () => go('pages/user/comment')],
    [CircleHelp, t('helpCentre'), '', () => go('pages/user/help')],
    [Languages, t('language'), languageNames[language], () => setChoice('language')],
    [SunMoon, t('theme'), themeNames[theme], () => setChoice('theme')],
  ];
  const handleLogout = async () => {
    if (await ask(t('logoutAsk'))) await logout();
  };
  const toOptions = <Key extends string>(names: Record<Key, string>) =>
    (Object.keys(names) as Key[]).map((key) => ({ key, label: names[key] }));
  return (
    <SectionCard flush className={styles.card}>
      {rows.map(([icon, label, value, onPress]) => (
        <Cell key={label} icon={icon} label={label} value={value} onPress={onPress} />
      ))}
      {isLogin && <Cell icon={LogOut} label={t('logout')} onPress={() => void handleLogout()} />}
      <Sheet open={choice === 'language'} title={t('language')} onClose={() => setChoice(null)}>
        <RadioGroup
          label={t('language')}
          options={toOptions(languageNames)}
          on={language}
          onChange={(chosen) => {
            changeLanguage(chosen);
            setChoice(null);
          }}
        />
      </Sheet>
      <Sheet open={choice === 'theme'} title={t('theme')} onClose={() => setChoice(null)}>
        <RadioGroup
          label={t('theme')}
          options={toOptions(themeNames)}
          on={theme}
          onChange={(chosen) => {
            chooseTheme(chosen);
            setChoice(null);
          }}
        />
      </Sheet>
    </SectionCard>
  );
}
