import { useEffect } from 'react';
import { Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { loadStatistics } from '../../../kernel/session/session.ts';
import { useStatistics } from '../../../kernel/session/statistics-store.ts';
import { useIdentityStrings } from '../strings.ts';
import styles from './UserSavedItems.module.css';

const savedItems = [
  { counter: 'collection', to: 'pages/user/collect' },
  { counter: 'concern', to: 'pages/user/follow' },
  { counter: 'footprint', to: 'pages/user/footprint' },
  { counter: 'coupon', to: 'pages/user/coupon/mycard' },
] as const;

/** How many items the person has saved: favourites, followed shops, footprints and coupons. */
export function UserSavedItems() {
  const t = useIdentityStrings();
  const showCount = useCountDisplay();
  const counters = useStatistics(({ statistics }) => statistics.dynamic);
  // looking at goods counts as well, so the counters are fetched each time the page is shown
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the news of a parcel is told again in another language
  useEffect(() => void loadStatistics(), [language]);
  return (
    <nav className={styles.kept} aria-label={t('kept')}>
      {savedItems.map(({ counter, to }) => (
        <Link key={counter} to={to}>
          <Text as="b" num>
            {showCount(counters[counter])}
          </Text>
          <span>{t(counter)}</span>
        </Link>
      ))}
    </nav>
  );
}
