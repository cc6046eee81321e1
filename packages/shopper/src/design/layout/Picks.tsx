import type { CSSProperties, ReactNode } from 'react';
import styles from './Picks.module.css';
import { Row } from './primitives.ts';

type Props = {
  title: string;
  /** The link to all there are, where these are not all. */
  more: ReactNode;
  style: CSSProperties;
  children: ReactNode;
};

/** The first of a longer list as a block of a page, under their title. */
export const Picks = ({ title, more, style, children }: Props) => (
  <section style={style}>
    {title && (
      <Row row="between" gap={2} className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {more}
      </Row>
    )}
    <div className={styles.picks}>{children}</div>
  </section>
);
