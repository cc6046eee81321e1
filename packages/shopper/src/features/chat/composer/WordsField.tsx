import type { KeyboardEvent, RefObject } from 'react';
import { Text } from '../../../design/layout/primitives.ts';
import { useChatStrings } from '../strings.ts';
import styles from './Composer.module.css';
import { MOST_CHARACTERS } from './use-writing.ts';

/** From here on what is left is said. */
const NEARLY_FULL = 900;

type WordsFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onFocus: () => void;
};

/** With a keyboard of keys Enter sends and Shift+Enter begins a line; on a phone Enter begins a line. */
const isSending = ({ key, shiftKey, ctrlKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' &&
  !shiftKey &&
  !nativeEvent.isComposing &&
  (ctrlKey || window.matchMedia('(hover: hover) and (pointer: fine)').matches);

/** Words of several lines. */
export function WordsField({ field, text, onChange, onSubmit, onFocus }: WordsFieldProps) {
  const t = useChatStrings();
  const handleKey = (event: KeyboardEvent) => {
    if (!isSending(event)) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <textarea
        ref={field}
        rows={1}
        className={styles.words}
        aria-label={t('write')}
        placeholder={t('write')}
        maxLength={MOST_CHARACTERS}
        value={text}
        onFocus={onFocus}
        onKeyDown={handleKey}
        onChange={({ target }) => onChange(target.value)}
      />
      {text.length >= NEARLY_FULL && (
        <Text size={11} tone={3} num className={styles.count}>
          {t('lengthLeft', { count: text.length })}
        </Text>
      )}
    </>
  );
}
