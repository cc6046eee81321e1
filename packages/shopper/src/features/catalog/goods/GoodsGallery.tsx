import { Gallery } from '../../../design/pictures/Gallery.tsx';
import { useCatalogStrings } from '../strings.ts';
import styles from './GoodsGallery.module.css';

const RATIO = '390:430';

/** The pictures of a goods; the card below lies over their foot. */
export function GoodsGallery({ images, title }: { images: readonly string[]; title: string }) {
  const t = useCatalogStrings();
  return (
    <div className={styles.gallery}>
      <Gallery images={images} ratio={RATIO} label={t('pictures')} alt={title} />
    </div>
  );
}
