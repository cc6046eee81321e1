import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { TextArea } from '../../../design/inputs/TextArea.tsx';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { handOver } from '../conversation-store.ts';
import { useSupportStrings } from '../strings.ts';

const longest = 500;

/** Out of hours: a message that a notice answers. */
export function LeaveMessage({ onClose }: { onClose: () => void }) {
  const t = useSupportStrings();
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const handleSend = async () => {
    const words = text.trim();
    setMissing(words === '');
    if (words === '') return;
    setBusy(true);
    try {
      await handOver(words);
      onClose();
    } catch (error) {
      reportFault(error as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      title={t('leaveTitle')}
      onClose={onClose}
      foot={
        <Button size="block" busy={isBusy} onClick={() => void handleSend()}>
          {t('leaveSend')}
        </Button>
      }
    >
      <TextArea
        label={t('leaveHint')}
        value={text}
        maxLength={longest}
        count={text.length}
        error={isMissing ? t('leaveHint') : undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </Sheet>
  );
}
