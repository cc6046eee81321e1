import type { OrderDetails, Refund } from '@chengji/contract';
import { Clock3 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Form } from '../../../design/inputs/Form.tsx';
import { Box, Row } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { RefundWords } from '../components/RefundWords.tsx';
import { useRefundStrings } from '../strings.ts';
import { ChoiceRows } from './ChoiceRows.tsx';
import { KindField } from './KindField.tsx';
import { NoRefund } from './NoRefund.tsx';
import { RefundAmount } from './RefundAmount.tsx';
import styles from './RefundFormPage.module.css';
import type { RefundForm } from './use-refund-form.ts';

type RefundFormPageProps = {
  form: RefundForm;
  orderId: number;
  isShipped: boolean;
  busy: boolean;
  submit: string;
  onSubmit: () => void;
  /** Above the form: what it is of, or what was rejected. */
  head: ReactNode;
};

/** What an application asks for, from kind to pictures. */
export function RefundFormPage({
  form,
  orderId,
  isShipped,
  busy,
  submit,
  onSubmit,
  head,
}: RefundFormPageProps) {
  const t = useRefundStrings();
  const id = useId();
  const { preview, written, errors, set } = form;
  const bar = preview && (
    <BottomBar>
      <Box grow>
        <Button submit form={id} size="block" busy={busy}>
          {submit}
        </Button>
        <Row as="p" gap={1} above={2} size={12} tone={3} className={styles.hint}>
          <Icon as={Clock3} size={14} />
          {t('submitHint')}
        </Row>
      </Box>
    </BottomBar>
  );
  return (
    <Page bar={bar}>
      <Box above={2}>
        {head}
        {preview ? (
          <Form id={id} ref={form.form} onSubmit={onSubmit}>
            <KindField
              kinds={preview.kinds}
              on={written.kind}
              error={errors.kind}
              onChange={(kind) => set({ kind })}
            />
            <ChoiceRows form={form} preview={preview} isShipped={isShipped} />
            <RefundAmount form={form} preview={preview} />
            <SectionCard title={t('wordsAndPictures')}>
              <RefundWords
                label={t('wordsHint')}
                content={written.content}
                images={written.images}
                onChange={set}
              />
            </SectionCard>
          </Form>
        ) : (
          <QueryView
            query={form.query}
            skeleton={<PageSkeleton />}
            instead={refusals(<NoRefund fault={form.query.error} orderId={orderId} />)}
          >
            {() => null}
          </QueryView>
        )}
      </Box>
    </Page>
  );
}

/** The answers after which there is nothing to fill in. */
const refusals = (instead: ReactNode) => ({
  'refunds.not_refundable': instead,
  'refunds.waits_for_team': instead,
  'refunds.window_over': instead,
  'refunds.already_open': instead,
  'refunds.nothing_left': instead,
});

export type Line = OrderDetails['lines'][number];

/** What a form shows of the line it is about. */
export const toGoods = ({ goods_id, title, image, values, number }: Line): Refund['goods'] => ({
  id: goods_id,
  title,
  image,
  values,
  number,
});
