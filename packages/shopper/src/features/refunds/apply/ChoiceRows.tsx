import type { Received } from '@chengji/contract';
import { useState } from 'react';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { Stepper } from '../../../design/inputs/Stepper.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { toast } from '../../../kernel/toast.ts';
import { ChoiceField } from '../components/ChoiceField.tsx';
import { ChoiceSheet } from '../components/ChoiceSheet.tsx';
import type { Preview } from '../queries.ts';
import { useRefundStrings } from '../strings.ts';
import styles from './ChoiceRows.module.css';
import type { RefundForm } from './use-refund-form.ts';

const states = ['not_received', 'received'] as const satisfies Received[];

type ChoiceRowsProps = { form: RefundForm; preview: Preview; isShipped: boolean };

/** Whether the goods arrived, of how many pieces it is, and why. */
export function ChoiceRows({ form, preview, isShipped }: ChoiceRowsProps) {
  const t = useRefundStrings();
  const [choosing, setChoosing] = useState<'received' | 'reason' | null>(null);
  const { written, reasons, reason, errors, set } = form;
  const handleClose = () => setChoosing(null);
  const openReasons = () => {
    if (written.kind) setChoosing('reason');
    else toast(t('missing.kind'));
  };
  return (
    <SectionCard flush className={styles.rows}>
      {isShipped && (
        <ChoiceField
          label={t('receivedName')}
          value={written.received ? t(`received.${written.received}`) : ''}
          error={errors.received}
          onPress={() => setChoosing('received')}
        />
      )}
      {preview.most > 1 && (
        <div>
          <Cell
            label={
              <>
                {t('number')}{' '}
                <Text size={12} tone={3}>
                  {t('most', { count: preview.most })}
                </Text>
              </>
            }
            value={
              <Stepper
                value={written.number ?? preview.most}
                max={preview.most}
                onChange={(number) => set({ number })}
              />
            }
          />
          <Box inset="page">
            <FieldError text={errors.number} />
          </Box>
        </div>
      )}
      <ChoiceField
        label={t('reason')}
        value={reason?.text ?? ''}
        error={errors.reason}
        onPress={openReasons}
      />
      {choosing === 'received' && (
        <ChoiceSheet
          title={t('receivedName')}
          options={states.map((key) => ({ key, text: t(`received.${key}`) }))}
          on={written.received}
          onChoose={(received) => {
            set({ received });
            handleClose();
          }}
          onClose={handleClose}
        />
      )}
      {choosing === 'reason' && (
        <ChoiceSheet
          title={t('reasonTitle')}
          options={reasons.map(({ code, text, fault }) => ({
            key: code,
            text,
            ...(fault === 'shop' ? { hint: t('shopFault') } : {}),
          }))}
          on={written.reason || null}
          onChoose={(code) => {
            set({ reason: code });
            handleClose();
          }}
          onClose={handleClose}
        />
      )}
    </SectionCard>
  );
}
