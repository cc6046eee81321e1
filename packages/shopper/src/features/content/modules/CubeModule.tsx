import { Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { DataLink } from '../pages/DataLink.tsx';
import styles from './CubeModule.module.css';
import { type ModuleOf, toStyle } from './module.view.ts';

const WIDTH = 180;

/** Adverts as tiles of two columns; of an odd number the first is twice as high. */
export function CubeModule({ module }: { module: ModuleOf<'cube'> }) {
  const { items } = module.params;
  return (
    <div style={toStyle(module.style)}>
      <div className={styles.cube} data-odd={items.length % 2 === 1 ? '' : undefined}>
        {items.map(({ id, title, subtitle, image, url, colour }) => (
          <DataLink key={id} url={url} className={styles.tile} style={{ backgroundColor: colour }}>
            <Photo url={image} width={WIDTH} fill />
            <span className={styles.words}>
              <Text as="b" size={15} lines={1}>
                {title}
              </Text>
              <Text size={12} lines={1}>
                {subtitle}
              </Text>
            </span>
          </DataLink>
        ))}
      </div>
    </div>
  );
}
