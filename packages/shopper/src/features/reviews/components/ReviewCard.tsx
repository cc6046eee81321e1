import type { OrderDetails } from '@chengji/contract';
import { Rating } from '../../../design/commerce/Rating.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { ImagePicker } from '../../../design/inputs/ImagePicker.tsx';
import { TextArea } from '../../../design/inputs/TextArea.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { LineRow } from '../../orders/index.ts';
import type { Draft } from '../draft.view.ts';
import { useReviewStrings } from '../strings.ts';
import styles from './ReviewCard.module.css';

const MAX_WORDS = 500;
const MAX_PICTURES = 9;

type ReviewCardProps = {
  line: OrderDetails['lines'][number];
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
};

/** The form of one line's review: stars, text, pictures, with or without a name. */
export function ReviewCard({ line, draft, onChange }: ReviewCardProps) {
  const t = useReviewStrings();
  const score = `score.${draft.score as 1 | 2 | 3 | 4 | 5}` as const;
  return (
    <SectionCard>
      <LineRow line={line} />
      <Row gap={3} className={styles.score}>
        <Rating
          label={t('scoreOf', { title: line.title })}
          score={draft.score}
          onChange={(chosen) => onChange({ score: chosen })}
        />
        <Text size={13} tone={2}>
          {t(score)}
        </Text>
      </Row>
      <TextArea
        label={t('words')}
        value={draft.content}
        count={draft.content.length}
        maxLength={MAX_WORDS}
        rows={4}
        onChange={(event) => onChange({ content: event.target.value })}
      />
      <Box above={3}>
        <ImagePicker urls={draft.images} most={MAX_PICTURES} onChange={(images) => onChange({ images })} />
      </Box>
      <Check checked={draft.anonymous} onChange={(anonymous) => onChange({ anonymous })}>
        <Text size={14} tone={1}>
          {t('anonymous')}
        </Text>{' '}
        <Text size={12} tone={3}>
          {t('anonymousHint')}
        </Text>
      </Check>
    </SectionCard>
  );
}
