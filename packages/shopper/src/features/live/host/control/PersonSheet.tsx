import type { HostedLive, LiveSay } from '@chengji/contract';
import { MessageCircle, MicOff } from 'lucide-react';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../../design/layout/Cell.tsx';
import { toast } from '../../../../kernel/toast.ts';
import { useMute } from '../queries.ts';
import { useHostStrings } from '../strings.ts';

type PersonSheetProps = {
  live: HostedLive;
  person: LiveSay['form'];
  onAnswer: () => void;
  onClose: () => void;
};

/** A viewer who wrote: answered, or not to write any more. */
export function PersonSheet({ live, person, onAnswer, onClose }: PersonSheetProps) {
  const t = useHostStrings();
  const isMuted = live.muted.some(({ id }) => id === person.id);
  const mute = useMute((muted) => toast(t(muted ? 'mutedNow' : 'unmutedNow'), 'done'));
  const handleMute = () => {
    mute.mutate({ id: live.id, user_id: person.id, muted: !isMuted });
    onClose();
  };
  return (
    <Sheet open title={person.name} onClose={onClose}>
      <Cell icon={MessageCircle} label={t('answer')} onPress={onAnswer} />
      <Cell icon={MicOff} label={t(isMuted ? 'unmute' : 'mute')} onPress={handleMute} />
    </Sheet>
  );
}
