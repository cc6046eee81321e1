import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { ListSort } from '../../../design/lists/ListSort.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { Area } from '../../../kernel/session.ts';
import { ShopPicker } from '../../content/index.ts';
import { type CampaignRow, campaignKinds, campaignSorts, campaignTabs } from '../campaigns.view.ts';
import { useGroupsText } from '../groups-text.ts';
import { useCampaigns } from '../queries.ts';
import { type CampaignLinks, campaignColumns } from './campaign-columns.tsx';
import { StopCampaign } from './StopCampaign.tsx';

type Props = {
  area: Area;
  links: CampaignLinks;
  action?: ReactNode;
  /** What else may be done with a row. */
  rowActions?: (row: CampaignRow) => ReactNode;
};

/** The campaigns of a shop, or of every shop. */
export function CampaignsScreen({ area, links, action, rowActions }: Props) {
  const text = useGroupsText();
  const canWrite = useCan(area, 'campaigns.write');
  const list = useCampaigns(area);
  const [stopping, setStopping] = useState<CampaignRow>();
  const counts = list.data?.counts;
  return (
    <>
      <ListPage
        list={list}
        title={text('campaigns')}
        summary={counts && text('campaignsSummary', { running: counts.running, coming: counts.coming })}
        actions={action}
        tabs={{
          label: text('state'),
          options: campaignTabs,
          toText: (tab) => text(tab === 'all' ? 'all' : `state_${tab}`),
        }}
        search={text('searchCampaigns')}
        filters={
          <>
            <ListSelect
              list={list}
              name="kind"
              label={text('kind')}
              any={text('anyKind')}
              options={campaignKinds}
              toText={(kind) => text(`kindName_${kind}`)}
            />
            {area === 'platform' && (
              <ShopPicker
                label={text('shop')}
                value={list.input.shop_id}
                onChange={(shop_id) => list.change({ shop_id })}
              />
            )}
            <ListSort list={list} options={campaignSorts} toText={(sort) => text(`sort_${sort}`)} />
          </>
        }
        columns={campaignColumns(text, {
          links,
          showsShop: area === 'platform',
          onStop: canWrite ? setStopping : undefined,
          rowActions,
        })}
        empty={<EmptyState title={text('noCampaigns')} hint={text('noCampaignsHint')} action={action} />}
      />
      {stopping && <StopCampaign area={area} campaign={stopping} onClose={() => setStopping(undefined)} />}
    </>
  );
}
