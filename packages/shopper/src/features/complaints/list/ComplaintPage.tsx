import type { Complaint } from '@chengji/contract';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { PictureRow } from '../../../design/pictures/PictureRow.tsx';
import { StatePill } from '../../../design/progress/StatePill.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { getTone } from '../complaint.view.ts';
import { TargetHead } from '../components/TargetHead.tsx';
import { reloadComplaints, useComplaint } from '../queries.ts';
import { useComplaintStrings } from '../strings.ts';
import styles from './ComplaintPage.module.css';
import { TimingLine } from './TimingLine.tsx';

/** One complaint with its answer. */
export function ComplaintPage({ id }: { id: number }) {
  const t = useComplaintStrings();
  const gone = <Empty picture="robot" title={t('gone')} text={t('goneHint')} />;
  return (
    <Page onRefresh={reloadComplaints}>
      <Box above={2}>
        <QueryView
          query={useComplaint(id)}
          skeleton={<PageSkeleton />}
          instead={{ 'common.not_found': gone }}
        >
          {(complaint) => <Whole complaint={complaint} />}
        </QueryView>
      </Box>
    </Page>
  );
}

function Whole({ complaint }: { complaint: Complaint }) {
  const t = useComplaintStrings();
  const { showMoment } = useTimeDisplay();
  const { target, state, answer, reason, content, images, createtime } = complaint;
  return (
    <>
      <SectionCard>
        <TargetHead target={target}>
          <StatePill tone={getTone(state)}>{t(`state.${state}`)}</StatePill>
        </TargetHead>
        <TimingLine complaint={complaint} />
      </SectionCard>
      {answer && (
        <SectionCard title={t('answer')}>
          <p className={styles.words}>{answer}</p>
        </SectionCard>
      )}
      <SectionCard title={t('mySaying')}>
        <p className={styles.words}>{content}</p>
        <PictureRow images={images} />
        <Box as="dl" above={3}>
          <KeyValue name={t('reason')}>{reason.text}</KeyValue>
          <KeyValue name={t('submittedAt')}>
            <Text num>{showMoment(createtime)}</Text>
          </KeyValue>
        </Box>
      </SectionCard>
    </>
  );
}
