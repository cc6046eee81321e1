import {
  CalendarCheck,
  CircleHelp,
  Gavel,
  Headset,
  Languages,
  LogOut,
  type LucideIcon,
  MapPin,
  MessageSquareHeart,
  MessageSquarePlus,
  NotebookPen,
  Share2,
  Store,
  SunMoon,
  Ticket,
  Undo2,
  UsersRound,
} from 'lucide-react';
import { useState } from 'react';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Hidden, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { IconTile } from '../../../design/pictures/IconTile.tsx';
import type { Tone } from '../../../design/pictures/tone.ts';
import { ask } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { logout } from '../../../kernel/session/session.ts';
import { useStatistics } from '../../../kernel/session/statistics-store.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useIdentityStrings } from '../strings.ts';
import { ChoiceSheet, useLanguageChoice, useThemeChoice } from './choices.tsx';
import styles from './UserTools.module.css';

type Choice = 'language' | 'theme';

type Tool = {
  icon: LucideIcon;
  tone: Tone;
  label: string;
  /** How many wait for the person. */
  badge?: number;
  /** For screen readers: what is chosen or counted. */
  value?: string;
  onPress: () => void;
};

/** The services as a grid, among them the language and the appearance; below it the way out. */
export function UserTools() {
  const t = useIdentityStrings();
  const languages = useLanguageChoice();
  const themes = useThemeChoice();
  const open = useStatistics(({ statistics }) => statistics.order.customer);
  const { isLogin } = useUser((state) => state.user);
  const [choice, setChoice] = useState<Choice | null>(null);
  const tools: Tool[] = [
    {
      icon: UsersRound,
      tone: 'rose',
      label: t('myGroups'),
      onPress: () => go('pages/apps/groups/order/order'),
    },
    {
      icon: CalendarCheck,
      tone: 'peach',
      label: t('checkIn'),
      onPress: () => go('pages/user/signin/signin'),
    },
    {
      icon: Share2,
      tone: 'lilac',
      label: t('distribution'),
      onPress: () => go('pages/user/distribution'),
    },
    { icon: Ticket, tone: 'peach', label: t('couponCentre'), onPress: () => go('pages/user/coupon/list') },
    { icon: MapPin, tone: 'mint', label: t('addresses'), onPress: () => go('pages/user/address/address') },
    {
      icon: MessageSquareHeart,
      tone: 'cream',
      label: t('myReviews'),
      onPress: () => go('pages/user/comment'),
    },
    { icon: NotebookPen, tone: 'peach', label: t('myPosts'), onPress: () => go('pages/apps/find/user') },
    {
      icon: Store,
      tone: 'lilac',
      label: t('myShops'),
      onPress: () => go('pages/apps/find/user', { part: 'shops' }),
    },
    {
      icon: Undo2,
      tone: 'sand',
      label: t('refunds'),
      badge: open,
      value: open > 0 ? t('openRefunds', { count: open }) : '',
      onPress: () => go('pages/user/refund/lists'),
    },
    { icon: Headset, tone: 'mint', label: t('assistant'), onPress: () => go('pages/user/service') },
    { icon: CircleHelp, tone: 'sky', label: t('helpCentre'), onPress: () => go('pages/user/help') },
    {
      icon: MessageSquarePlus,
      tone: 'mint',
      label: t('feedback'),
      onPress: () => go('pages/user/feedback/feedback'),
    },
    { icon: Gavel, tone: 'stone', label: t('complaints'), onPress: () => go('pages/user/complaint/lists') },
    {
      icon: Languages,
      tone: 'lilac',
      label: languages.title,
      value: languages.names[languages.on],
      onPress: () => setChoice('language'),
    },
    {
      icon: SunMoon,
      tone: 'sky',
      label: themes.title,
      value: themes.names[themes.on],
      onPress: () => setChoice('theme'),
    },
  ];
  const handleLogout = async () => {
    if (await ask(t('logoutAsk'))) await logout();
  };
  const handleClose = () => setChoice(null);
  return (
    <>
      <SectionCard title={t('services')}>
        <div className={styles.grid}>
          {tools.map(({ icon, tone, label, badge, value, onPress }) => (
            <button key={label} type="button" className={styles.tool} onClick={onPress}>
              <IconTile icon={icon} tone={tone} size={48} badge={badge} />
              <Text size={12} lines={1}>
                {label}
              </Text>
              {value && <Hidden>{value}</Hidden>}
            </button>
          ))}
        </div>
      </SectionCard>
      {isLogin && (
        <SectionCard flush>
          <Cell icon={LogOut} label={t('logout')} onPress={() => void handleLogout()} />
        </SectionCard>
      )}
      <ChoiceSheet choice={languages} open={choice === 'language'} onClose={handleClose} />
      <ChoiceSheet choice={themes} open={choice === 'theme'} onClose={handleClose} />
    </>
  );
}
