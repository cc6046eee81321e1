import { ReasonModal } from '../../../design/feedback/ReasonModal.tsx';
import type { Area } from '../../../kernel/session.ts';
import type { CampaignRow } from '../campaigns.view.ts';
import { useGroupsText } from '../groups-text.ts';
import { useStopCampaign } from '../queries.ts';

type Props = {
  area: Area;
  campaign: Pick<CampaignRow, 'id' | 'goods' | 'teams'>;
  onClose: () => void;
};

/** Stops a campaign after showing what happens to its teams; the operator must give the shop a reason. */
export function StopCampaign({ area, campaign: { id, goods, teams }, onClose }: Props) {
  const text = useGroupsText();
  const stop = useStopCampaign(area);
  const isOwed = area === 'platform';
  return (
    <ReasonModal
      title={text('stopTitle', { goods: goods.title })}
      body={text('stopBody', { n: teams.start })}
      action={text('stop')}
      doneText={text('stopped')}
      label={text('stopReason')}
      hint={text(isOwed ? 'stopReasonTold' : 'stopReasonKept')}
      isOwed={isOwed}
      isSending={stop.isPending}
      onAct={(reason, done) => stop.mutate({ id, reason }, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
