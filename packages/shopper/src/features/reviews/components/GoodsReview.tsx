import { showAgo } from '@chengji/client-kit/time-display';
import type { CallOut } from '@chengji/contract';
import { useState } from 'react';
import { Avatar } from '../../../design/Avatar.tsx';
import { classes } from '../../../design/classes.ts';
import { Photo } from '../../../design/Photo.tsx';
import { PictureViewer } from '../../../design/PictureViewer.tsx';
import { Stars } from '../../../design/Stars.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useReviewStrings } from '../strings.ts';
import styles from './GoodsReview.module.css';

type Review = CallOut<'GET /wanlshop/goods/comments'>['rows'][number];

const AVATAR = 32;
const PHOTO = 104;

/** Who says what of a goods, with their pictures and the shop's reply; `short` keeps it to two lines. */
export function GoodsReview({ review, short }: { review: Review; short?: boolean }) {
  const t = useReviewStrings();
  const { language } = useLanguage();
  const { user, score, content, images, sku, reply, createtime } = review;
  return (
    <article className={styles.review}>
      <div className="fx g-2">
        <Avatar url={user.avatar} name={user.nickname} size={AVATAR} />
        <div className="grow">
          <div className="t13 l1">{user.nickname}</div>
          <Stars score={score} />
        </div>
        <span className={styles.when}>{showAgo(createtime, Date.now() / 1000, language)}</span>
      </div>
      {content && <p className={classes('t14 mt-2', short && 'l2', styles.words)}>{content}</p>}
      <ReviewPictures images={images} />
      {sku && <p className="t12 c3 mt-2 l1">{sku}</p>}
      {reply && !short && (
        <p className={styles.reply}>
          <b>{t('shopReply')}</b>
          {reply}
        </p>
      )}
    </article>
  );
}

function ReviewPictures({ images }: { images: readonly string[] }) {
  const t = useReviewStrings();
  const [opened, setOpened] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <div className={styles.pictures}>
        {images.map((url, index) => (
          <button
            key={url}
            type="button"
            className={styles.picture}
            aria-label={t('seePicture', { number: index + 1 })}
            onClick={() => setOpened(index)}
          >
            <Photo url={url} width={PHOTO} thumb />
          </button>
        ))}
      </div>
      <PictureViewer urls={images} at={opened} onClose={() => setOpened(null)} />
    </>
  );
}
