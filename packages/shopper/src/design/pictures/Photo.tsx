import { classes } from '@chengji/client-kit/classes';
import { type CSSProperties, type ReactNode, useState } from 'react';
import styles from './photo.module.css';
import { pictureColour, pictureSource } from './picture-source.ts';
import type { Tone } from './tone.ts';

type PhotoProps = {
  url: string;
  /** How wide it is drawn at most, in points; the server sends that size. */
  width: number;
  /** What it shows; leave it empty where the words beside it say so. */
  alt?: string;
  /** `1:1`, `4:5` …: the space is reserved before the picture has loaded. */
  ratio?: string;
  /** Fills what it stands in, whose colour is its ground. */
  fill?: boolean;
  /** Rounded as a thumb. */
  thumb?: boolean;
  /** In sight at once, so loaded first. */
  eager?: boolean;
  tone?: Tone;
  className?: string;
  children?: ReactNode;
};

/** A picture of goods or of a review: sized, lazy, on a ground of its own colour until it is there. */
export function Photo({
  url,
  width,
  alt = '',
  ratio = '1:1',
  fill,
  thumb,
  eager,
  tone = 'stone',
  className,
  children,
}: PhotoProps) {
  const [isBroken, setBroken] = useState(false);
  const [across, down] = ratio.split(':');
  const isShown = url !== '' && !isBroken;
  const colour = isShown && !fill ? pictureColour(url) : undefined;
  const style: CSSProperties = {
    aspectRatio: `${across} / ${down}`,
    ...(colour && { background: `#${colour}` }),
  };
  return (
    <span
      className={classes(styles.photo, styles[tone], fill && styles.fill, thumb && styles.thumb, className)}
      style={style}
    >
      {isShown && (
        <img
          {...pictureSource(url, width)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
        />
      )}
      {children}
    </span>
  );
}
