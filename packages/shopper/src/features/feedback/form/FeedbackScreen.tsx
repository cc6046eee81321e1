import type { Feedback } from '@chengji/contract';
import { useId } from 'react';
import { Rating } from '../../../design/commerce/Rating.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Chip } from '../../../design/inputs/Chip.tsx';
import chipStyles from '../../../design/inputs/chip.module.css';
import { Field } from '../../../design/inputs/Field.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { Form } from '../../../design/inputs/Form.tsx';
import { ImagePicker } from '../../../design/inputs/ImagePicker.tsx';
import { Switch } from '../../../design/inputs/Switch.tsx';
import { TextArea } from '../../../design/inputs/TextArea.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Box, Row, Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { askLogin, go, replace } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import {
  categories,
  LONGEST_CONTACT,
  MOST_PICTURES,
  MOST_WORDS,
  toStep,
  type Written,
} from '../feedback.view.ts';
import { useFeedbackStrings } from '../strings.ts';
import styles from './FeedbackScreen.module.css';
import { type Faults, useFeedbackForm } from './use-feedback-form.ts';

const toDone = ({ id }: Feedback) => replace('pages/page/success', { type: 'feedback', id });

/** What somebody thinks of the app: stars, words, and of a shopper pictures. */
export function FeedbackScreen() {
  const t = useFeedbackStrings();
  const id = useId();
  const isLogin = useUser(({ user }) => user.isLogin);
  const { written, faults, isBusy, set, submit } = useFeedbackForm(isLogin, toDone);
  return (
    <Page
      wash
      actions={
        <TextButton className={pageStyles.navAction} onPress={() => go('pages/user/feedback/lists')}>
          {t('mine')}
        </TextButton>
      }
      bar={
        <BottomBar>
          <Button submit form={id} size="block" busy={isBusy}>
            {t('submit')}
          </Button>
        </BottomBar>
      }
    >
      <Box above={2}>
        <Form id={id} onSubmit={submit}>
          <RatingCard rating={written.rating} fault={faults.rating} onChange={(rating) => set({ rating })} />
          <AboutCard written={written} faults={faults} isLogin={isLogin} onChange={set} />
          <ContactCard written={written} faults={faults} onChange={set} />
        </Form>
      </Box>
    </Page>
  );
}

type RatingCardProps = { rating: number; fault: string | undefined; onChange: (rating: number) => void };

/** The stars, and in words what they say. */
function RatingCard({ rating, fault, onChange }: RatingCardProps) {
  const t = useFeedbackStrings();
  const step = toStep(rating);
  return (
    <SectionCard className={styles.rating}>
      <Text as="h2" size={20} bold>
        {t('question')}
      </Text>
      <Rating label={t('rating')} score={rating} large onChange={onChange} />
      <Text as="p" size={14} tone={2}>
        {step === null ? (
          t('step.0')
        ) : (
          <>
            <Text bold tone={1}>
              {t(`step.${step}`)}
            </Text>
            {' · '}
            {t(`hint.${step}`)}
          </>
        )}
      </Text>
      <FieldError text={fault} />
    </SectionCard>
  );
}

type PartProps = {
  written: Written;
  faults: Faults;
  onChange: (change: Partial<Written>) => void;
};

/** What it is about, in words and pictures. */
function AboutCard({ written, faults, isLogin, onChange }: PartProps & { isLogin: boolean }) {
  const t = useFeedbackStrings();
  const { category, content, images } = written;
  return (
    <SectionCard title={t('about')}>
      <fieldset className={chipStyles.chips} aria-label={t('about')}>
        {categories.map((one) => (
          <Chip
            key={one}
            on={one === category}
            onPress={() => onChange({ category: one === category ? null : one })}
          >
            {t(`category.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <Box above={4}>
        <TextArea
          label={t('words')}
          value={content}
          count={content.length}
          maxLength={MOST_WORDS}
          rows={4}
          error={faults.content}
          onChange={(event) => onChange({ content: event.target.value })}
        />
      </Box>
      <Box above={3}>
        {isLogin ? (
          <ImagePicker urls={images} most={MOST_PICTURES} onChange={(urls) => onChange({ images: urls })} />
        ) : (
          <Row gap={2} size={13} tone={2}>
            <Text grow>{t('picturesLogin')}</Text>
            <TextButton onPress={askLogin}>{t('logIn')}</TextButton>
          </Row>
        )}
        <FieldError text={faults.images} />
      </Box>
    </SectionCard>
  );
}

/** Where an answer reaches them, and whether what failed last goes with it. */
function ContactCard({ written, faults, onChange }: PartProps) {
  const t = useFeedbackStrings();
  const { contact, diagnostics } = written;
  return (
    <SectionCard>
      <Stack gap={3}>
        <Field
          label={t('contact')}
          labelShown
          size="m"
          placeholder={t('contactHint')}
          value={contact}
          maxLength={LONGEST_CONTACT}
          error={faults.contact}
          end={
            <Text size={13} tone={3}>
              {t('optional')}
            </Text>
          }
          onChange={(event) => onChange({ contact: event.target.value })}
        />
        <Row gap={2}>
          <Box grow>
            <Text as="p" size={15}>
              {t('diagnostics')}
            </Text>
            <Text as="p" size={12} tone={3}>
              {t('diagnosticsHint')}
            </Text>
          </Box>
          <Switch
            label={t('diagnostics')}
            on={diagnostics}
            onChange={(value) => onChange({ diagnostics: value })}
          />
        </Row>
      </Stack>
    </SectionCard>
  );
}
