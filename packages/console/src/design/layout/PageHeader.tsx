import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';
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
  return (
    <header className={styles.pageHeader}>
      {back && (
        <BackLink to={back} className={styles.back}>
          <ArrowLeft />
        </BackLink>
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
