import { classes } from '@chengji/client-kit/classes';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { back as goBack } from '../../kernel/router/navigation.ts';
import { IconButton } from '../inputs/IconButton.tsx';
import { Row } from '../layout/primitives.ts';
import { useDesignStrings } from '../strings.ts';
import styles from './page.module.css';

type NavBarProps = {
  title?: ReactNode;
  actions?: ReactNode;
  /** `clear` lets the wash through and turns to surface once scrolled. */
  look?: 'surface' | 'page' | 'clear';
  back?: boolean;
  onBack?: () => void;
  /** Instead of title and actions: a search bar, a logo. */
  children?: ReactNode;
  /** A second row of the bar, such as tabs. */
  below?: ReactNode;
};

/** The bar at the top. With a way back the title is centred; on a tab it leads. */
export function NavBar({
  title,
  actions,
  look = 'surface',
  back = true,
  onBack,
  children,
  below,
}: NavBarProps) {
  const t = useDesignStrings();
  return (
    <header
      className={classes(styles.nav, look === 'page' && styles.navPage, look === 'clear' && styles.navClear)}
    >
      <div className={styles.navRow}>
        {back && <IconButton icon={ChevronLeft} label={t('back')} onPress={onBack ?? (() => goBack())} />}
        {children ?? (
          <>
            {title ? <h1 className={back ? styles.navTitle : styles.navLead}>{title}</h1> : <span />}
            <Row>{actions}</Row>
          </>
        )}
      </div>
      {below}
    </header>
  );
}
