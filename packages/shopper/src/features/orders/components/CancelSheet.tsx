import type { CallIn } from '@chengji/contract';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { getCancelNote, toCancelConsent } from '../order.view.ts';
import { useCancelPreview } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';
import styles from './CancelSheet.module.css';

const reasons = ['unwanted', 'mistaken', 'dear', 'slow', 'other'] as const;

type Cancelling = Omit<CallIn<'POST /wanlshop/order/cancel'>, 'id'>;

type CancelSheetProps = {
  id: number;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onCancel: (cancelling: Cancelling) => void;
};

/** Why an order is cancelled, which its shop sees, and what that means for the payment's other orders. */
export function CancelSheet({ id, open, busy, onClose, onCancel }: CancelSheetProps) {
  const t = useOrderStrings();
  const [chosen, setChosen] = useState<(typeof reasons)[number]>('unwanted');
  const { data: preview, isFetching } = useCancelPreview(id, open);
  const note = preview && getCancelNote(preview);
  const handleCancel = () =>
    onCancel({ reason: t(`reason.${chosen}`), ...(preview ? toCancelConsent(preview) : {}) });
  return (
    <Sheet
      open={open}
      title={t('cancelTitle')}
      onClose={onClose}
      foot={
        <Button size="block" busy={busy || isFetching} onClick={handleCancel}>
          {t(preview?.outcome === 'whole' ? 'cancelAll' : 'cancelTitle')}
        </Button>
      }
    >
      {note && (
        <p className={styles.note} role="status">
          {t(note.key, note.params)}
        </p>
      )}
      <RadioGroup
        label={t('cancelHint')}
        options={reasons.map((key) => ({ key, label: t(`reason.${key}`) }))}
        on={chosen}
        onChange={setChosen}
      />
    </Sheet>
  );
}
