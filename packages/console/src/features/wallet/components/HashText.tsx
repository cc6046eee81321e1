import styles from '../wallet.module.css';

/** The beginning and the end of a hash. */
export function HashText({ hash }: { hash: string }) {
  return <span className={styles.hash}>{`${hash.slice(0, 4)}…${hash.slice(-4)}`}</span>;
}
