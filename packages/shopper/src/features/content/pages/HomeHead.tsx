import { Row } from '../../../design/layout/primitives.ts';
import { LanguageSwitch } from '../../../design/navigation/LanguageSwitch.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { SearchLink } from '../../../design/navigation/SearchLink.tsx';
import { Logo } from '../../../design/pictures/shell-icons.tsx';
import { useHotWords } from '../queries.ts';
import { useContentStrings } from '../strings.ts';
import styles from './HomeHead.module.css';

/** The name of the market, which scrolls away, and the way to search, which stays. */
export function HomeHead({ name }: { name: string | undefined }) {
  const t = useContentStrings();
  const words = useHotWords()[0]?.word;
  return (
    <header className={`${pageStyles.nav} ${pageStyles.navClear} ${styles.head}`}>
      <Row className={styles.top}>
        <Row as="h1" gap={1} size={20} className={styles.name}>
          <Logo size={26} className={styles.logo} />
          {name ?? t('market')}
        </Row>
        <LanguageSwitch />
      </Row>
      <div className={styles.search}>
        <SearchLink white words={words ?? t('searchHint')} hint={words} />
      </div>
    </header>
  );
}
