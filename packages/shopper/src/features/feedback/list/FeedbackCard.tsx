import type { Feedback } from '@chengji/contract';
import { Stars } from '../../../design/commerce/Stars.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { getTone } from '../feedback.view.ts';
import { useFeedbackStrings } from '../strings.ts';
import styles from './feedback.module.css';

/** Feedback in the list: how it was rated, how it stands, and the answer once there is one. */
export function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const t = useFeedbackStrings();
  const { showShortMoment } = useTimeDisplay();
  const { id, rating, category, content, state, answer, createtime } = feedback;
  return (
    <SectionCard>
      <Link to="pages/user/feedback/lists" params={{ id }} className={styles.card}>
        <Row as="span" row="between" gap={2}>
          <Row as="span" gap={2}>
            <Stars score={rating} size={16} />
            <Text size={12} tone={3} num>
              {showShortMoment(createtime)}
            </Text>
          </Row>
          <StatePill tone={getTone(state)}>{t(`state.${state}`)}</StatePill>
        </Row>
        <Text size={14} lines={2} className={styles.words}>
          <b>{t(`category.${category}`)}</b> · {content}
        </Text>
        {answer && (
          <Text size={13} tone={2} lines={2} className={styles.answer}>
            {t('answer')} · {answer}
          </Text>
        )}
      </Link>
    </SectionCard>
  );
}
