import { splitAtBlockedWords } from '@chengji/contract/blocked-words';
import styles from './review.module.css';

/** A text with its blocked words, and what hides them, marked. */
export function MarkedText({ words, children }: { words: readonly string[]; children: string }) {
  return splitAtBlockedWords(children, words).map(({ text, isBlocked }, at) =>
    isBlocked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
