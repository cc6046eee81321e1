import { Id } from '@chengji/contract/values';
import { useState } from 'react';
import { useParams } from 'react-router';
import { z } from 'zod';
import { useAddressInput } from '../../../design/address/use-address-input.ts';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { type CampaignDraft, emptyDraft, toCopy, toDraft } from '../campaign-draft.ts';
import { CampaignEditor } from '../editor/CampaignEditor.tsx';
import { useCampaign } from '../queries.ts';

const newCampaign = z.object({ copy: Id.optional() });

/** A new campaign, or one that begins as a copy of another. */
export function NewCampaignScreen() {
  const [{ copy: copied = 0 }] = useAddressInput(newCampaign);
  const { data, error, refetch } = useCampaign(copied, copied > 0);
  const [empty] = useState(emptyDraft);
  if (copied === 0) return <CampaignEditor key="new" campaign={undefined} start={empty} />;
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return <Begun key={`copy-${copied}`} make={() => toCopy(data)} />;
}

/** A campaign that is there. */
export function CampaignScreen() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useCampaign(id);
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <Begun key={`${data.id}-${data.updated_at}-${data.state}`} campaign={data} make={() => toDraft(data)} />
  );
}

type BegunProps = {
  campaign?: Parameters<typeof CampaignEditor>[0]['campaign'];
  make: () => CampaignDraft;
};

/** The draft begins once; answers refetched later do not replace it. */
function Begun({ campaign, make }: BegunProps) {
  const [start] = useState(make);
  return <CampaignEditor campaign={campaign} start={start} />;
}
