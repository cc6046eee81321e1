import { Photo } from '../../../design/pictures/Photo.tsx';
import { DataLink } from '../pages/DataLink.tsx';
import { type ModuleOf, toLength, toStyle } from './module.view.ts';
import styles from './PictureModule.module.css';

const WIDTH = 390;

/** One picture as wide as its place. */
export function PictureModule({ module, isFirst }: { module: ModuleOf<'picture'>; isFirst: boolean }) {
  const { image, url, height } = module.params;
  return (
    <div style={toStyle(module.style)}>
      <DataLink url={url} className={styles.place} style={{ height: toLength(height) }}>
        <Photo url={image} width={WIDTH} eager={isFirst} className={styles.picture} />
      </DataLink>
    </div>
  );
}
