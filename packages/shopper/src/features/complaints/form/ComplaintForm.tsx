import type { Complaint, ComplaintTarget } from '@chengji/contract';
import { Clock3, LockKeyhole } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { Form } from '../../../design/inputs/Form.tsx';
import { ImagePicker } from '../../../design/inputs/ImagePicker.tsx';
import { TextArea } from '../../../design/inputs/TextArea.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { replace } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { MOST_PICTURES, MOST_WORDS } from '../complaint.view.ts';
import { TargetHead } from '../components/TargetHead.tsx';
import { useComplaintStrings } from '../strings.ts';
import styles from './ComplaintForm.module.css';
import { ReasonGrid } from './ReasonGrid.tsx';
import { useComplaintForm } from './use-complaint-form.ts';

type ComplaintFormProps = {
  target: ComplaintTarget;
  answeredBy: number;
  actions: ReactNode;
  /** Above the form: what else may be complained about. */
  head: ReactNode;
};

const toDone = ({ id }: Complaint) => replace('pages/page/success', { type: 'complaint', id });

/** Reason, words and pictures of a complaint. */
export function ComplaintForm({ target, answeredBy, actions, head }: ComplaintFormProps) {
  const t = useComplaintStrings();
  const { showShortMoment } = useTimeDisplay();
  const id = useId();
  const { written, faults, isBusy, set, submit } = useComplaintForm(target.type, target.id, toDone);
  const bar = (
    <BottomBar>
      <Box grow>
        <Button submit form={id} size="block" busy={isBusy}>
          {t('submit')}
        </Button>
        <Row as="p" gap={1} above={2} size={12} tone={3} className={styles.hint}>
          <Icon as={Clock3} size={14} />
          {t('answeredBy', { time: showShortMoment(answeredBy) })}
        </Row>
      </Box>
    </BottomBar>
  );
  return (
    <Page bar={bar} actions={actions}>
      {head}
      <Box above={2}>
        <Form id={id} onSubmit={submit}>
          <SectionCard>
            <TargetHead target={target} />
          </SectionCard>
          <SectionCard title={<Titled title={t('reason')} note={t('required')} />}>
            <ReasonGrid type={target.type} on={written.reason} onChange={(reason) => set({ reason })} />
            <FieldError id={`${id}-reason`} text={faults.reason && t(faults.reason)} />
          </SectionCard>
          <SectionCard title={<Titled title={t('words')} note={t('mustWrite')} />}>
            <TextArea
              label={t('wordsHint')}
              value={written.content}
              count={written.content.length}
              maxLength={MOST_WORDS}
              rows={4}
              error={faults.content && t(faults.content)}
              onChange={(event) => set({ content: event.target.value })}
            />
            <Box above={3} size={13} tone={2}>
              {t('pictures')}
            </Box>
            <Box above={2}>
              <ImagePicker
                urls={written.images}
                most={MOST_PICTURES}
                onChange={(images) => set({ images })}
              />
            </Box>
          </SectionCard>
        </Form>
        <Row as="p" gap={2} size={12} tone={3} inset="page" className={styles.privacy}>
          <Icon as={LockKeyhole} size={15} />
          {t('privacy')}
        </Row>
      </Box>
    </Page>
  );
}

const Titled = ({ title, note }: { title: string; note: string }) => (
  <>
    {title}
    <Text size={13} tone={3} push className={styles.note}>
      {note}
    </Text>
  </>
);
