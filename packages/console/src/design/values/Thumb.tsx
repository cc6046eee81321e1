import { classes } from '@chengji/client-kit/classes';
import { Package, User } from 'lucide-react';
import { pictureAddress } from './picture-url.ts';
import styles from './thumb.module.css';

type Props = { image: string; size?: 28 | 36 | 44 | 48 | 56; round?: boolean };

/** A small picture on its backdrop; its meaning is always in the text beside it, so it has none of its own. */
export function Thumb({ image, size = 44, round }: Props) {
  return (
    <span
      className={classes(styles.thumb, round && styles.round)}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {image ? (
        <img src={pictureAddress(image, size)} alt="" loading="lazy" />
      ) : round ? (
        <User />
      ) : (
        <Package />
      )}
    </span>
  );
}
