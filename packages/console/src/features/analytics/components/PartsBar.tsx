import styles from './analytics.module.css';

type Part = { key: string; name: string; share: number; shown: string };

/** A whole as one bar of its parts, each named below it. */
export function PartsBar({ parts }: { parts: readonly Part[] }) {
  return (
    <>
      <div className={styles.stacked} aria-hidden="true">
        {parts.map(({ key, share }, place) => (
          <span key={key} className={styles.part} data-place={place % 7} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul className={styles.stackedNames}>
        {parts.map(({ key, name, shown }, place) => (
          <li key={key}>
            <span className={styles.swatch} data-place={place % 7} aria-hidden="true" />
            {name} <b>{shown}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
