import styles from './Bars.module.css';

/** The moving bars of what is live or shown now. */
export const Bars = () => (
  <span className={styles.bars} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
