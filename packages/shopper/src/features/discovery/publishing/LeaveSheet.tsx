import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { usePublishingStrings } from './strings.ts';

type LeaveSheetProps = { onSave: () => void; onDrop: () => void; onStay: () => void };

/** What becomes of what was written. To close it is to stay. */
export function LeaveSheet({ onSave, onDrop, onStay }: LeaveSheetProps) {
  const t = usePublishingStrings();
  const foot = (
    <Stack gap={2}>
      <Button size="block" onClick={onSave}>
        {t('leaveSave')}
      </Button>
      <Button size="block" look="fill" onClick={onDrop}>
        {t('leaveDrop')}
      </Button>
      <Button size="block" look="line" onClick={onStay}>
        {t('leaveStay')}
      </Button>
    </Stack>
  );
  return (
    <Sheet open title={t('leaveTitle')} onClose={onStay} foot={foot}>
      <Text as="p" inset="page" size={14} tone={2} align="center">
        {t('leaveHint')}
      </Text>
    </Sheet>
  );
}
