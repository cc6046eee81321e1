import { App, Button } from 'antd';
import { Copy, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SellingButton } from '../../../design/feedback/SellingOnly.tsx';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { CheckKey } from '../campaign-checks.ts';
import { type CampaignDraft, type CampaignWhole, type Sku, toInput } from '../campaign-draft.ts';
import { isSendable } from '../campaign-shape.ts';
import { canStop } from '../campaigns.view.ts';
import { StopCampaign } from '../components/StopCampaign.tsx';
import { CampaignStatus, CampaignTag } from '../components/TeamStatus.tsx';
import { useGroupsText } from '../groups-text.ts';
import { useDeleteCampaign } from '../queries.ts';
import { useSavingCampaign } from './use-saving-campaign.ts';

type Props = {
  campaign: CampaignWhole | undefined;
  draft: CampaignDraft;
  skus: readonly Sku[];
  checks: Record<CheckKey, boolean>;
  isTouched: boolean;
  isReadOnly: boolean;
};

const list = '/seller/campaigns';
/** What was typed is kept, or no longer wanted. */
const saving = { state: { isSaved: true } };

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
        await navigate(list, saving);
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
function SaveButtons({ campaign, draft, skus, checks, isTouched }: Omit<Props, 'isReadOnly'>) {
  const text = useGroupsText();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const save = useSavingCampaign(campaign, skus);
  const id = campaign?.id;
  const state = campaign?.state ?? 'draft';
  const started = campaign?.started ? campaign : undefined;
  const inputFor = (asDraft: boolean) => toInput(draft, skus, { id, asDraft, started });
  const isRight = Object.values(checks).every(Boolean) || (started !== undefined && checks.times);
  const canSave = (asDraft: boolean) => isRight && isSendable(inputFor(asDraft));

  async function handleSave(asDraft: boolean) {
    const saved = await save.mutateAsync(inputFor(asDraft)).catch(() => undefined);
    if (!saved) return;
    void message.success(text(asDraft ? 'draftSaved' : state === 'draft' ? 'published' : 'changesSaved'));
    await navigate(asDraft ? `${list}/${saved.id}` : list, saving);
  }
  return (
    <>
      {state === 'draft' && (
        <Button
          disabled={!canSave(true) || (campaign !== undefined && !isTouched)}
          loading={save.isPending}
          onClick={() => void handleSave(true)}
        >
          {text('saveDraft')}
        </Button>
      )}
      <SellingButton
        type="primary"
        disabled={!canSave(false) || (state !== 'draft' && !isTouched)}
        loading={save.isPending}
        onClick={() => void handleSave(false)}
      >
        {text(state === 'draft' ? 'publish' : 'saveChanges')}
      </SellingButton>
    </>
  );
}
