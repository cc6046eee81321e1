import { useState } from 'react';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { PictureViewer } from '../../../design/pictures/PictureViewer.tsx';
import { useReviewStrings } from '../strings.ts';
import styles from './GoodsReview.module.css';

const PHOTO = 104;

/** The pictures of a review, to be seen large. */
export function ReviewPictures({ images }: { images: readonly string[] }) {
  const t = useReviewStrings();
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <div className={styles.pictures}>
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
