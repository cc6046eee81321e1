import { Chip } from '../../../design/inputs/Chip.tsx';
import chipStyles from '../../../design/inputs/chip.module.css';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { PersonMenu } from '../../complaints/index.ts';
import { GoodsReview, ReviewTags, toPercent } from '../../reviews/index.ts';
import type { Goods } from '../buying/sku.view.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './GoodsReviews.module.css';
import { reviewShortcuts } from './goods.view.ts';

const SHOWN = 2;
const TAGS = 4;

/** The reviews: their figures, the newest ones, and a link to all. */
export function GoodsReviews({ goods: { id, comment } }: { goods: Goods }) {
  const t = useCatalogStrings();
  const showCount = useCountDisplay();
  if (comment.all === 0) {
    return (
      <SectionCard title={t('reviews')}>
        <Text as="p" size={14} tone={3}>
          {t('noReviews')}
        </Text>
      </SectionCard>
    );
  }
  const title = (
    <>
      {t('reviews')}
      <Text num className={styles.count}>
        {showCount(comment.all)}
      </Text>
    </>
  );
  return (
    <SectionCard
      title={title}
      more={t('goodRate', { rate: toPercent(comment.rate) })}
      onMore={() => go('pages/product/comment', { id })}
    >
      <div className={`${chipStyles.chips} ${styles.shortcuts}`}>
        <ReviewTags
          tags={comment.tags.slice(0, TAGS)}
          onPress={(tag) => go('pages/product/comment', { id, tag })}
        />
        {reviewShortcuts(comment).map(({ tab, text, count }) => (
          <Chip key={tab} onPress={() => go('pages/product/comment', { id, tab })}>
            {t(text, { count: showCount(count) })}
          </Chip>
        ))}
      </div>
      {comment.rows.slice(0, SHOWN).map((review) => (
        <GoodsReview key={review.id} review={review} menu={<PersonMenu person={review.user} />} short />
      ))}
    </SectionCard>
  );
}
