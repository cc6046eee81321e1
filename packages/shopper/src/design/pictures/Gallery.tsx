import { useState } from 'react';
import { Text } from '../layout/primitives.ts';
import { useDesignStrings } from '../strings.ts';
import { Carousel } from './Carousel.tsx';
import styles from './gallery.module.css';
import { Photo } from './Photo.tsx';
import { PictureViewer } from './PictureViewer.tsx';
import photoStyles from './photo.module.css';

const WIDTH = 390;

type GalleryProps = {
  images: readonly string[];
  ratio: string;
  label: string;
  alt: string;
};

/** Pictures across the screen, side by side; a press shows them as large as it is. */
export function Gallery({ images, ratio, label, alt }: GalleryProps) {
  const t = useDesignStrings();
  const [opened, setOpened] = useState<number | null>(null);
  const pictures = images.length > 0 ? images : [''];
  const mark = (index: number) => (
    <Text num className={`${photoStyles.scrimtag} ${styles.galleryMark}`}>
      {index + 1}/{pictures.length}
    </Text>
  );
  return (
    <>
      <Carousel items={pictures} getKey={(url) => url} label={label} mark={mark}>
        {(url, index) => (
          <button
            type="button"
            className={styles.galleryPicture}
            aria-label={t('seePicture', { number: index + 1 })}
            onClick={() => setOpened(index)}
          >
            <Photo url={url} width={WIDTH} ratio={ratio} alt={alt} eager={index === 0} />
          </button>
        )}
      </Carousel>
      <PictureViewer urls={images} at={opened} onClose={() => setOpened(null)} />
    </>
  );
}
