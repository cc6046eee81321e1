import type { ServiceMessage } from '@chengji/contract';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { Row } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { toast } from '../../../kernel/toast.ts';
import { rate } from '../conversation-store.ts';
import { useSupportStrings } from '../strings.ts';

/** Whether an answer helped; the last word counts. */
export function Vote({ message: { id, helpful } }: { message: ServiceMessage }) {
  const t = useSupportStrings();
  const [isBusy, setBusy] = useState(false);
  const handleRate = async (isHelpful: boolean) => {
    setBusy(true);
    try {
      await rate(id, isHelpful);
      toast(t('thanks'), 'done');
    } catch (error) {
      reportFault(error as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Row gap={2}>
      <Chip white on={helpful === true} disabled={isBusy} onPress={() => void handleRate(true)}>
        <Icon as={ThumbsUp} size={14} /> {t('helpful')}
      </Chip>
      <Chip white on={helpful === false} disabled={isBusy} onPress={() => void handleRate(false)}>
        <Icon as={ThumbsDown} size={14} /> {t('unhelpful')}
      </Chip>
    </Row>
  );
}
