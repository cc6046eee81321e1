import { useState } from 'react';
import { Carousel } from '../../../design/Carousel.tsx';
import { Photo } from '../../../design/Photo.tsx';
import { PictureViewer } from '../../../design/PictureViewer.tsx';
import { useCatalogStrings } from '../strings.ts';
import styles from './GoodsGallery.module.css';

const WIDTH = 390;
const RATIO = '390:430';

/** The pictures of a goods, side by side; a press shows them as large as the screen. */
export function GoodsGallery({ images, title }: { images: readonly string[]; title: string }) {
  const t = useCatalogStrings();
  const [opened, setOpened] = useState<number | null>(null);
  const pictures = images.length > 0 ? images : [''];
  return (
    <>
      <Carousel
        items={pictures}
        keyOf={(url) => url}
        label={t('pictures')}
        mark={(index) => (
          <span className={`scrimtag num ${styles.mark}`}>
            {index + 1}/{pictures.length}
          </span>
        )}
      >
        {(url, index) => (
          <button
            type="button"
            className={styles.picture}
            aria-label={t('seePicture', { number: index + 1 })}
            onClick={() => setOpened(index)}
          >
            <Photo url={url} width={WIDTH} ratio={RATIO} alt={title} eager={index === 0} />
          </button>
        )}
      </Carousel>
      <PictureViewer urls={images} at={opened} onClose={() => setOpened(null)} />
    </>
  );
}
