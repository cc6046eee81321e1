import { classes } from '@chengji/client-kit/classes';
import { Store, UserRound } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Icon } from '../Icon.tsx';
import photoStyles from '../photo.module.css';
import { pictureSource } from '../picture-source.ts';
import { toTone } from '../tone.ts';
import styles from './avatar.module.css';

type AvatarProps = {
  url: string;
  name: string;
  size?: number;
  shop?: boolean;
};

/** Round is a person, square a shop; without a picture there is a drawing. */
export function Avatar({ url, name, size = 36, shop }: AvatarProps) {
  const [isBroken, setBroken] = useState(false);
  const style = { '--av': `${size}px` } as CSSProperties;
  return (
    <span className={classes(styles.avatar, shop && styles.square, photoStyles[toTone(name)])} style={style}>
      {url && !isBroken ? (
        <img {...pictureSource(url, size)} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <Icon as={shop ? Store : UserRound} size={Math.round(size * 0.54)} />
      )}
    </span>
  );
}
