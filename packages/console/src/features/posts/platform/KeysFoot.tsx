import type { ReactNode } from 'react';
import { usePostsText } from '../posts-text.ts';
import styles from './review.module.css';

/** Which keys do what; there are none on a phone. */
export function KeysFoot({ mayDecide }: { mayDecide: boolean }) {
  const text = usePostsText();
  return (
    <section className={styles.keys} aria-label={text('keys')}>
      <Key keys={['←', '→']}>{text('key_move')}</Key>
      <Key keys={[text('key_spaceName')]}>{text('key_space')}</Key>
      {mayDecide && (
        <>
          <Key keys={['A']}>{text('approve')}</Key>
          <Key keys={['1', '6']}>{text('key_reasons')}</Key>
          <Key keys={['⌘', '↵']}>{text('key_turnDown')}</Key>
          <Key keys={['X']}>{text('key_select')}</Key>
          <Key keys={['⇧', 'A']}>{text('key_approveMany')}</Key>
        </>
      )}
    </section>
  );
}

function Key({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="row">
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      <span>{children}</span>
    </span>
  );
}
