import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { RadioGroup } from '../../../design/RadioGroup.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { useOrderStrings } from '../strings.ts';

const reasons = ['unwanted', 'mistaken', 'dear', 'slow', 'other'] as const;

type CancelSheetProps = {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onCancel: (reason: string) => void;
};

/** Why an order is cancelled: the shop is told. */
export function CancelSheet({ open, busy, onClose, onCancel }: CancelSheetProps) {
  const t = useOrderStrings();
  const [chosen, setChosen] = useState<(typeof reasons)[number]>('unwanted');
  return (
    <Sheet
      open={open}
      title={t('cancelTitle')}
      onClose={onClose}
      foot={
        <Button size="block" busy={busy} onClick={() => onCancel(t(`reason.${chosen}`))}>
          {t('cancelTitle')}
        </Button>
      }
    >
      <RadioGroup
        label={t('cancelHint')}
        options={reasons.map((key) => ({ key, label: t(`reason.${key}`) }))}
        on={chosen}
        onChange={setChosen}
      />
    </Sheet>
  );
}
