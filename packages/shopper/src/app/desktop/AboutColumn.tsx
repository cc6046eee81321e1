import { Compass, type LucideIcon, ShieldCheck, UsersRound } from 'lucide-react';
import { Link } from '../../design/navigation/Link.tsx';
import { Icon } from '../../design/pictures/Icon.tsx';
import { Logo } from '../../design/pictures/shell-icons.tsx';
import { useInit } from '../../kernel/session/init.ts';
import styles from './desktop.module.css';
import { useDesktopStrings } from './strings.ts';

const features = [
  { icon: UsersRound, name: 'groups', hint: 'groupsHint', tone: 'peach' },
  { icon: Compass, name: 'finds', hint: 'findsHint', tone: 'lilac' },
  { icon: ShieldCheck, name: 'proofs', hint: 'proofsHint', tone: 'mint' },
] as const satisfies { icon: LucideIcon; name: string; hint: string; tone: string }[];

export function AboutColumn() {
  const t = useDesktopStrings();
  const { data } = useInit();
  return (
    <aside className={styles.left} aria-label={t('about')}>
      <p className={styles.brand}>
        <Logo size={36} />
        {data?.appConfig.name}
      </p>
      <h1 className={styles.headline}>{t('headline')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <ul className={styles.features}>
        {features.map(({ icon, name, hint, tone }) => (
          <li key={name}>
            <span className={styles.tile} data-tone={tone}>
              <Icon as={icon} size={20} />
            </span>
            <span>
              <b>{t(name)}</b>
              {t(hint)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <span>{data?.appInfo.company}</span>
        <Link to="pages/article/details" params={{ id: 'agreement', title: t('agreement') }}>
          {t('agreement')}
        </Link>
        <Link to="pages/article/details" params={{ id: 'privacy', title: t('privacy') }}>
          {t('privacy')}
        </Link>
      </p>
    </aside>
  );
}
