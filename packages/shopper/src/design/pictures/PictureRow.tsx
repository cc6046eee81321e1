import { useState } from 'react';
import { useDesignStrings } from '../strings.ts';
import { Photo } from './Photo.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import styles from './picture-row.module.css';

const PHOTO = 104;

/** The pictures that came with words, to be seen large; `small` ones stand beside other things. */
export function PictureRow({ images, small }: { images: readonly string[]; small?: boolean }) {
  const t = useDesignStrings();
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <div className={small ? `${styles.pictures} ${styles.small}` : styles.pictures}>
        {images.map((url, index) => (
          <button
            key={url}
            type="button"
            className={styles.picture}
            aria-label={t('seePicture', { number: index + 1 })}
            onClick={() => setOpened(index)}
          >
            <Photo url={url} width={PHOTO} thumb />
          </button>
        ))}
      </div>
      <PictureViewer urls={images} at={opened} onClose={() => setOpened(null)} />
    </>
  );
}
