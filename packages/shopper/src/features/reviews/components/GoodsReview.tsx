import { classes } from '@chengji/client-kit/classes';
import { showAgo } from '@chengji/client-kit/time-display';
import type { CallOut } from '@chengji/contract';
import { Stars } from '../../../design/commerce/Stars.tsx';
import { Avatar } from '../../../design/pictures/Avatar.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useReviewStrings } from '../strings.ts';
import styles from './GoodsReview.module.css';
import { ReviewPictures } from './ReviewPictures.tsx';

type Review = CallOut<'GET /wanlshop/goods/comments'>['rows'][number];

const AVATAR = 32;

/** A review with its author, pictures and the shop's reply; `short` limits it to two lines. */
export function GoodsReview({ review, short }: { review: Review; short?: boolean }) {
  const t = useReviewStrings();
  const language = useLanguage();
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
