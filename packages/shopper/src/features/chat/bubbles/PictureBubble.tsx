import type { StoredMessage } from '@chengji/contract';
import { pictureSource } from '../../../design/pictures/picture-source.ts';
import { useDesignStrings } from '../../../design/strings.ts';
import { fitPicture } from '../chat.view.ts';
import { useChatStrings } from '../strings.ts';
import styles from './Bubble.module.css';

type PictureBubbleProps = {
  content: Extract<StoredMessage, { type: 'img' }>['content'];
  preview: string | undefined;
  onPicture: ((url: string) => void) | undefined;
};

/** A picture, whose room is there before it is; a press shows it as large as the screen. */
export function PictureBubble({ content: { url, width, height }, preview, onPicture }: PictureBubbleProps) {
  const t = useChatStrings();
  const design = useDesignStrings();
  const size = fitPicture(width, height);
  if (!onPicture || url === '') {
    return (
      <span className={styles.picture} style={size}>
        {(preview || url) && <img src={preview || url} alt={t('picture')} />}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.picture}
      style={size}
      aria-label={design('seePicture', { number: '' }).trim()}
      onClick={() => onPicture(url)}
    >
      <img {...pictureSource(url, size.width)} alt="" loading="lazy" decoding="async" draggable={false} />
    </button>
  );
}
