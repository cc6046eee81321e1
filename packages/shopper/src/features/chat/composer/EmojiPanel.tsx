import { useChatStrings } from '../strings.ts';
import styles from './Composer.module.css';

const emoji = [
  ...['😀', '😄', '😂', '🤣', '😊', '🙂', '😉', '😍', '😘', '🥰', '😋', '😎', '🤔', '😅', '😢', '😭'],
  ...['😡', '😱', '😴', '🙄', '😳', '🤗', '🤝', '👍', '👎', '👌', '👏', '🙏', '💪', '✌️', '👋', '❤️'],
  ...['💔', '🌹', '🎉', '🎁', '🔥', '✨', '⭐', '☀️', '🌙', '☕', '🍊', '🎂', '📦', '🚚', '💰', '✅'],
];

/** A few emoji, put where one writes. */
export function EmojiPanel({ onChoose }: { onChoose: (emoji: string) => void }) {
  const t = useChatStrings();
  return (
    <fieldset className={styles.emoji} aria-label={t('emoji')}>
      {emoji.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={t('chooseEmoji', { emoji: one })}
          // the words stay in focus, and the keyboard where it is
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          {one}
        </button>
      ))}
    </fieldset>
  );
}
