import type { Feedback } from '@chengji/contract';
import { Stars } from '../../../design/commerce/Stars.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { PictureRow } from '../../../design/pictures/PictureRow.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { getTone } from '../feedback.view.ts';
import { reloadFeedback, useFeedback } from '../queries.ts';
import { useFeedbackStrings } from '../strings.ts';
import styles from './feedback.module.css';

/** One’s own feedback with its answer. */
export function FeedbackPage({ id }: { id: number }) {
  const t = useFeedbackStrings();
  const gone = <Empty picture="robot" title={t('gone')} text={t('goneHint')} />;
  return (
    <Page onRefresh={reloadFeedback}>
      <Box above={2}>
        <QueryView query={useFeedback(id)} skeleton={<PageSkeleton />} instead={{ 'common.not_found': gone }}>
          {(feedback) => <Whole feedback={feedback} />}
        </QueryView>
      </Box>
    </Page>
  );
}

function Whole({ feedback }: { feedback: Feedback }) {
  const t = useFeedbackStrings();
  const { showMoment } = useTimeDisplay();
  const { rating, category, state, answer, answered_at, content, images, contact, createtime } = feedback;
  return (
    <>
      <SectionCard>
        <Row row="between" gap={2}>
          <Stars score={rating} size={20} />
          <StatePill tone={getTone(state)}>{t(`state.${state}`)}</StatePill>
        </Row>
      </SectionCard>
      {answer && (
        <SectionCard title={t('answer')}>
          <p className={styles.whole}>{answer}</p>
          {answered_at !== null && (
            <Text as="p" size={12} tone={3} num>
              {t('answeredAt', { time: showMoment(answered_at) })}
            </Text>
          )}
        </SectionCard>
      )}
      <SectionCard title={t('mySaying')}>
        <p className={styles.whole}>{content}</p>
        <PictureRow images={images} />
        <Box as="dl" above={3}>
          <KeyValue name={t('aboutWhat')}>{t(`category.${category}`)}</KeyValue>
          {contact && <KeyValue name={t('contact')}>{contact}</KeyValue>}
          <KeyValue name={t('submittedAt')}>
            <Text num>{showMoment(createtime)}</Text>
          </KeyValue>
        </Box>
      </SectionCard>
    </>
  );
}
