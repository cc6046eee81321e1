import { classes } from '@chengji/client-kit/classes';
import { Button, Image } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { pictureAddress } from '../../../design/values/picture-url.ts';
import type { ReviewedPost } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import styles from './review.module.css';

type Props = {
  post: Pick<ReviewedPost, 'images' | 'video'>;
  /** Whether the picture stands large above the page. */
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
};

const mediaWidth = 400;

/** The pictures of a post one at a time, or its video; a press shows a picture large. */
export function PostMedia({ post: { images, video }, isLarge, onLarge }: Props) {
  const text = usePostsText();
  const [at, setAt] = useState(0);
  if (video)
    return (
      // biome-ignore lint/a11y/useMediaCaption: what people film has no captions
      <video
        className={styles.video}
        src={video.url}
        poster={video.cover ? pictureAddress(video.cover, mediaWidth) : undefined}
        controls
        preload="metadata"
        aria-label={text('video')}
      />
    );
  const shown = images[at] ?? images[0];
  if (shown === undefined) return null;
  const go = (by: number) => setAt((at + by + images.length) % images.length);
  return (
    <>
      <div className={styles.media}>
        <Image.PreviewGroup
          items={[...images]}
          preview={{ open: isLarge, current: at, onOpenChange: onLarge, onChange: setAt }}
        >
          <Image
            src={pictureAddress(shown, mediaWidth)}
            alt={text('pictureOf', { at: at + 1, of: images.length })}
          />
        </Image.PreviewGroup>
        {images.length > 1 && (
          <>
            <span className={styles.count}>{`${at + 1} / ${images.length}`}</span>
            <Button
              className={styles.before}
              shape="circle"
              icon={<ChevronLeft />}
              aria-label={text('previousPicture')}
              onClick={() => go(-1)}
            />
            <Button
              className={styles.after}
              shape="circle"
              icon={<ChevronRight />}
              aria-label={text('nextPicture')}
              onClick={() => go(1)}
            />
          </>
        )}
      </div>
      {images.length > 1 && (
        <div className={styles.thumbs}>
          {images.map((image, place) => (
            <button
              key={image}
              type="button"
              className={classes(styles.thumb, place === at && styles.thumbNow)}
              aria-current={place === at}
              aria-label={text('pictureOf', { at: place + 1, of: images.length })}
              onClick={() => setAt(place)}
            >
              <img src={pictureAddress(image, 44)} alt="" />
            </button>
          ))}
        </div>
      )}
    </>
  );
}
