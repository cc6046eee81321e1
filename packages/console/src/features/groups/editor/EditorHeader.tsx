import { Button } from 'antd';
import { Copy, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SellingButton } from '../../../design/feedback/SellingOnly.tsx';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { CampaignWhole } from '../campaign-draft.ts';
import { canStop } from '../campaigns.view.ts';
import { StopCampaign } from '../components/StopCampaign.tsx';
import { CampaignStatus, CampaignTag } from '../components/TeamStatus.tsx';
import { useGroupsText } from '../groups-text.ts';
import { useDeleteCampaign } from '../queries.ts';
import type { CampaignForm } from './use-campaign-form.ts';

type Props = {
  campaign: CampaignWhole | undefined;
  form: CampaignForm;
  /** Nothing is missing. */
  isComplete: boolean;
  isReadOnly: boolean;
};

const list = '/seller/campaigns';

/** What is edited, and what may be done with it: kept as a draft, published, copied, stopped, thrown away. */
export function EditorHeader({ isReadOnly, ...edited }: Props) {
  const text = useGroupsText();
  const momentText = useMomentText();
  const canWrite = useCan('seller', 'campaigns.write');
  const { campaign } = edited;
  return (
    <PageHeader
      back={list}
      title={campaign ? campaign.goods.title : text('newCampaign')}
      marks={
        <>
          <CampaignStatus state={campaign?.state ?? 'draft'} />
          {campaign && <CampaignTag kind={campaign.kind} />}
        </>
      }
      summary={campaign ? text('changedAt', { time: momentText(campaign.updated_at) }) : text('notSaved')}
      actions={
        <>
          {campaign && <CampaignLinks campaign={campaign} canWrite={canWrite} />}
          {campaign && canWrite && <EndButtons campaign={campaign} />}
          {!isReadOnly && <SaveButtons {...edited} />}
        </>
      }
    />
  );
}

/** To its teams, and to one like it. */
function CampaignLinks({ campaign, canWrite }: { campaign: CampaignWhole; canWrite: boolean }) {
  const { id, state } = campaign;
  const text = useGroupsText();
  const navigate = useNavigate();
  return (
    <>
      {state !== 'draft' && (
        <Button icon={<Users />} onClick={() => navigate(`${list}/${id}/teams`)}>
          {text('teams')}
        </Button>
      )}
      {canWrite && (
        <Button icon={<Copy />} onClick={() => navigate(`${list}/new?copy=${id}`)}>
          {text('copy')}
        </Button>
      )}
    </>
  );
}

/** A draft is thrown away, what runs is stopped. */
function EndButtons({ campaign }: { campaign: CampaignWhole }) {
  const text = useGroupsText();
  const navigate = useNavigate();
  const askToDelete = useConfirmDelete();
  const remove = useDeleteCampaign();
  const [isStopping, setStopping] = useState(false);
  const handleDelete = () =>
    askToDelete({
      name: campaign.goods.title,
      onDelete: async () => {
        await remove.mutateAsync({ id: campaign.id });
        await navigate(list, { state: { isSaved: true } }); // what was typed is no longer wanted
      },
    });
  return (
    <>
      {canStop(campaign.state) && (
        <Button danger onClick={() => setStopping(true)}>
          {text('stop')}
        </Button>
      )}
      {campaign.state === 'draft' && (
        <Button danger onClick={handleDelete}>
          {text('deleteDraft')}
        </Button>
      )}
      {isStopping && <StopCampaign area="seller" campaign={campaign} onClose={() => setStopping(false)} />}
    </>
  );
}

/** A draft is kept or published, what was published is changed. */
function SaveButtons({ campaign, form, isComplete }: Omit<Props, 'isReadOnly'>) {
  const text = useGroupsText();
  const state = campaign?.state ?? 'draft';
  const canSave = isComplete && form.isValid;
  return (
    <>
      {state === 'draft' && (
        <Button
          disabled={!canSave || (campaign !== undefined && !form.isChanged)}
          loading={form.isSending}
          onClick={() => void form.submit({ isDraft: true })}
        >
          {text('saveDraft')}
        </Button>
      )}
      <SellingButton
        type="primary"
        disabled={!canSave || (state !== 'draft' && !form.isChanged)}
        loading={form.isSending}
        onClick={() => void form.submit({ isDraft: false })}
      >
        {text(state === 'draft' ? 'publish' : 'saveChanges')}
      </SellingButton>
    </>
  );
}
