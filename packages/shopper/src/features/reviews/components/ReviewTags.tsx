import type { ReviewTag } from '@chengji/contract';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import type { GoodsReviews } from '../queries.ts';
import { useReviewStrings } from '../strings.ts';

type ReviewTagsProps = {
  tags: GoodsReviews['figures']['tags'];
  /** The one chosen; left out where a press leads to the reviews. */
  on?: ReviewTag | null;
  white?: boolean;
  onPress: (tag: ReviewTag) => void;
};

/** What several reviews say, each with how many do. */
export function ReviewTags({ tags, on, white = false, onPress }: ReviewTagsProps) {
  const t = useReviewStrings();
  const showCount = useCountDisplay();
  return tags.map(({ tag, count }) => (
    <Chip key={tag} white={white} {...(on !== undefined && { on: tag === on })} onPress={() => onPress(tag)}>
      {t('tagCount', { tag: t(`tag.${tag}`), count: showCount(count) })}
    </Chip>
  ));
}
