import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDesignText } from '../design-text.ts';
import { toLastAddress } from '../tables/last-address.ts';
import styles from './page-header.module.css';

type Props = {
  title: ReactNode;
  /** One line with a real number. */
  summary?: ReactNode;
  /** Status and tags beside the title. */
  marks?: ReactNode;
  /** The page the back arrow leads to, a list as it was left; without it there is none. */
  back?: string;
  actions?: ReactNode;
};

export function PageHeader({ title, summary, marks, back, actions }: Props) {
  const text = useDesignText();
  return (
    <header className={styles.pageHeader}>
      {back && (
        <Link to={toLastAddress(back)} className={styles.back} aria-label={text('back')}>
          <ArrowLeft />
        </Link>
      )}
      <div className="grow">
        <div className="row wrap">
          <h1>{title}</h1>
          {marks}
        </div>
        {summary && <p>{summary}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
