import { Image } from 'antd';
import { useDesignText } from '../design-text.ts';
import { pictureAddress } from '../values/picture-url.ts';
import styles from './pictures.module.css';

/** Small pictures side by side; pressing one shows them large, one after the other. */
export function Pictures({ images, size = 44 }: { images: readonly string[]; size?: 44 | 56 | 96 }) {
  const text = useDesignText();
  if (images.length === 0) return null;
  return (
    <Image.PreviewGroup>
      <div className={styles.pictures}>
        {images.map((image, at) => (
          <Image
            key={image}
            width={size}
            height={size}
            src={pictureAddress(image, size)}
            preview={{ src: image }}
            alt={text('picture', { n: at + 1 })}
          />
        ))}
      </div>
    </Image.PreviewGroup>
  );
}
