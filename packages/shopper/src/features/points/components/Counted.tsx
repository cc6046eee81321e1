import { splitNumbers } from '../check-in.view.ts';
import styles from './Counted.module.css';

/** A text whose numbers stand out. */
export const Counted = ({ text }: { text: string }) =>
  splitNumbers(text).map(({ id, part, isNumber }) =>
    isNumber ? (
      <b key={id} className={styles.number}>
        {part}
      </b>
    ) : (
      part
    ),
  );
