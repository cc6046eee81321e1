import { classes } from '@chengji/client-kit/classes';
import type { PlatformPost } from '@chengji/contract';
import { Checkbox } from 'antd';
import { Images, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import galleryStyles from '../../../design/queue/gallery.module.css';
import { pictureAddress } from '../../../design/values/picture-url.ts';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { listMarks, toLengthText } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './review.module.css';

type Props = {
  post: PlatformPost;
  isChosen: boolean;
  /** Left out for who may only look. */
  selection: { isSelected: boolean; onToggle: () => void } | undefined;
  onChoose: () => void;
};

const pictureWidth = 240;

/** A post as the grid shows it; pressing it takes it in hand. */
export function PostCard({ post, isChosen, selection, onChoose }: Props) {
  const text = usePostsText();
  const card = useRef<HTMLElement>(null);
  const { title, image, images, video, author, words } = post;
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  return (
    <article
      ref={card}
      className={classes(galleryStyles.card, selection?.isSelected && styles.selected)}
      data-chosen={isChosen}
    >
      <button type="button" className={galleryStyles.open} aria-current={isChosen} onClick={onChoose}>
        <span className={classes(galleryStyles.cover, styles.cover)}>
          {image && <img src={pictureAddress(image, pictureWidth)} alt="" loading="lazy" />}
          <span className={styles.count}>
            {video ? <Play aria-hidden="true" /> : <Images aria-hidden="true" />}
            {video ? toLengthText(video.seconds) : images}
          </span>
        </span>
        <span className={styles.cardBody}>
          <span className="row">
            <Thumb image={author.avatar} size={28} round />
            <span className="ellipsis">{author.name}</span>
            {author.kind === 'shop' && <KindTag tone="blue">{text('kind_shop')}</KindTag>}
          </span>
          <b className={styles.cardTitle}>
            <MarkedText words={words}>{title}</MarkedText>
          </b>
          <span className={styles.marks}>
            {listMarks(post).map(({ key, tone }) => (
              <KindTag key={key} tone={tone}>
                {text(`mark_${key}`, {
                  words: words.join(' · '),
                  n: key === 'trusted' ? post.author_shown : post.author_refused,
                })}
              </KindTag>
            ))}
          </span>
        </span>
      </button>
      {selection && (
        <Checkbox
          className={styles.check}
          aria-label={text('select', { title })}
          checked={selection.isSelected}
          onChange={selection.onToggle}
        />
      )}
    </article>
  );
}
