import type { Refund } from '@chengji/contract';
import { refundsCalls } from '@chengji/contract/refunds/refunds.calls';
import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Field } from '../../../design/inputs/Field.tsx';
import { Form } from '../../../design/inputs/Form.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { toast } from '../../../kernel/toast.ts';
import { ChoiceField } from '../components/ChoiceField.tsx';
import { ChoiceSheet } from '../components/ChoiceSheet.tsx';
import { refreshRefunds, useCarriers } from '../queries.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './ReturnForm.module.css';

const name = 'POST /wanlshop/refund/ship';
const schema = refundsCalls[name].in.omit({ id: true });

/** By which parcel the goods go back. */
export function ReturnForm({ refund: { id } }: { refund: Refund }) {
  const t = useRefundStrings();
  const [isChoosing, setChoosing] = useState(false);
  const carriers = useCarriers().data?.rows ?? [];
  const { field, control, submit, busy } = useCallForm(name, {
    schema,
    defaults: { carrier: '', tracking_no: '' },
    words: (which) => t(which === 'carrier' ? 'chooseCarrier' : 'trackingHint'),
    input: (values) => ({ id, ...values }),
    onDone() {
      refreshRefunds();
      toast(t('sent'), 'done');
    },
  });
  const carrier = control('carrier');
  const chosen = carriers.find(({ code }) => code === carrier.value);
  return (
    <SectionCard title={t('sendBack')}>
      <Form onSubmit={() => void submit()}>
        <div className={styles.carrier}>
          <ChoiceField
            label={t('carrier')}
            value={chosen?.name ?? ''}
            error={carrier.error}
            onPress={() => setChoosing(true)}
          />
        </div>
        <Box above={2}>
          <Field
            {...field('tracking_no')}
            label={t('trackingNo')}
            labelShown
            placeholder={t('trackingHint')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
          />
        </Box>
        <Box above={4}>
          <Button submit size="block" busy={busy}>
            {t('sendParcel')}
          </Button>
        </Box>
      </Form>
      {isChoosing && (
        <ChoiceSheet
          title={t('chooseCarrier')}
          options={carriers.map(({ code, name: text }) => ({ key: code, text }))}
          on={chosen?.code ?? null}
          onChoose={(code) => {
            carrier.onChange(code);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </SectionCard>
  );
}
