import { serverNow } from '@chengji/client-kit/react';
import type { MyReview } from '@chengji/contract';
import { Stars } from '../../../design/commerce/Stars.tsx';
import { Tag } from '../../../design/commerce/Tag.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { PictureRow } from '../../../design/pictures/PictureRow.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useReviewStrings } from '../strings.ts';
import styles from './GoodsReview.module.css';
import cardStyles from './MyReviewCard.module.css';

const THUMB = 44;

/** An own review: its goods, score, text and pictures, and the shop's reply. */
export function MyReviewCard({ review }: { review: MyReview }) {
  const t = useReviewStrings();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const { goods, score, content, images, sku, reply, anonymous, automatic, createtime, order_id } = review;
  return (
    <article>
      <Row gap={2}>
        <Stars score={score} size={16} />
        {anonymous && !automatic && <Tag>{t('byNobody')}</Tag>}
        {automatic && <Tag>{t('byDefault')}</Tag>}
        <Box as="span" push className={styles.when}>
          {showAgo(createtime, serverNow(), language)}
        </Box>
      </Row>
      <Text as="p" size={14} above={2} className={styles.words}>
        {content}
      </Text>
      <PictureRow images={images} />
      {reply && (
        <Text as="p" above={3} size={13} tone={2} className={styles.reply}>
          <b>{t('shopReply')}</b>
          {reply}
        </Text>
      )}
      <Link to="pages/product/goods" params={{ id: goods.id }} className={cardStyles.goods}>
        <Photo url={goods.image} width={THUMB} thumb className={cardStyles.thumb} />
        <Box as="span" grow>
          <Text size={13} className={cardStyles.title}>
            {goods.title}
          </Text>
          {sku && <span className={cardStyles.sku}>{sku}</span>}
        </Box>
      </Link>
      <Link to="pages/user/order/details" params={{ id: order_id }} className={cardStyles.order}>
        {t('seeOrder')}
      </Link>
    </article>
  );
}
