import { serverNow } from '@chengji/client-kit/react';
import type { CallOut } from '@chengji/contract';
import type { ReactNode } from 'react';
import { Stars } from '../../../design/commerce/Stars.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { PictureRow } from '../../../design/pictures/PictureRow.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useReviewStrings } from '../strings.ts';
import styles from './GoodsReview.module.css';

type Review = CallOut<'GET /wanlshop/goods/details'>['comment']['rows'][number];

type GoodsReviewProps = {
  review: Review;
  short?: boolean;
  /** What may be done about its author. */
  menu?: ReactNode;
};

const AVATAR = 32;

/** A review with its author, pictures and the shop's reply; `short` limits it to two lines. */
export function GoodsReview({ review, short, menu }: GoodsReviewProps) {
  const t = useReviewStrings();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const { user, score, content, images, sku, reply, createtime } = review;
  return (
    <article className={styles.review}>
      <Row gap={2}>
        <Avatar url={user.avatar} name={user.nickname} size={AVATAR} />
        <Box grow>
          <Text as="div" size={13} lines={1}>
            {user.nickname}
          </Text>
          <Stars score={score} />
        </Box>
        <span className={styles.when}>{showAgo(createtime, serverNow(), language)}</span>
        {menu}
      </Row>
      {content && (
        <Text as="p" size={14} above={2} lines={short ? 2 : undefined} className={styles.words}>
          {content}
        </Text>
      )}
      <PictureRow images={images} />
      {sku && (
        <Text as="p" size={12} tone={3} above={2} lines={1}>
          {sku}
        </Text>
      )}
      {reply && !short && (
        <Text as="p" above={3} size={13} tone={2} className={styles.reply}>
          <b>{t('shopReply')}</b>
          {reply}
        </Text>
      )}
    </article>
  );
}
