import { App, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { Field } from '../../../design/Field.tsx';
import type { Area } from '../../../kernel/session.ts';
import type { CampaignRow } from '../campaigns.view.ts';
import { useGroupsText } from '../groups-text.ts';
import { useStopCampaign } from '../queries.ts';

type Props = {
  area: Area;
  campaign: Pick<CampaignRow, 'id' | 'goods' | 'teams'>;
  onClose: () => void;
};

/** Stops a campaign once it was said what comes of its teams; the operator owes the shop a reason. */
export function StopCampaign({ area, campaign, onClose }: Props) {
  const text = useGroupsText();
  const id = useId();
  const { message } = App.useApp();
  const stop = useStopCampaign(area);
  const [reason, setReason] = useState('');
  const isOwed = area === 'platform';
  const doStop = () =>
    stop.mutate(
      { id: campaign.id, reason: reason.trim() },
      {
        onSuccess: () => {
          void message.success(text('stopped'));
          onClose();
        },
      },
    );
  return (
    <Modal
      open
      title={text('stopTitle', { goods: campaign.goods.title })}
      okText={text('stop')}
      cancelText={text('cancel')}
      okButtonProps={{ danger: true, disabled: isOwed && reason.trim().length < 2, loading: stop.isPending }}
      onOk={doStop}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{text('stopBody', { n: campaign.teams.start })}</p>
        <Field
          label={text('stopReason')}
          htmlFor={id}
          isRequired={isOwed}
          hint={text(isOwed ? 'stopReasonTold' : 'stopReasonKept')}
        >
          <Input.TextArea
            id={id}
            value={reason}
            maxLength={200}
            autoSize={{ minRows: 2, maxRows: 5 }}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </div>
    </Modal>
  );
}
