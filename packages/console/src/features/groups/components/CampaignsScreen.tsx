import { Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import styles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { parseOption, wholeOr } from '../../../design/tables/list-address.ts';
import { SortSelect } from '../../../design/tables/SortSelect.tsx';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import { useCan } from '../../../kernel/rights.ts';
import type { Area } from '../../../kernel/session.ts';
import { ShopPicker } from '../../content/index.ts';
import {
  type CampaignRow,
  campaignKinds,
  campaignSorts,
  campaignsDefaults,
  campaignsInput,
  campaignTabs,
  getKind,
  getTab,
  hasFilters,
} from '../campaigns.view.ts';
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
  const [filters, change] = useListAddress(campaignsDefaults);
  const { data, error, refetch, isPlaceholderData } = useCampaigns(area, filters);
  const [stopping, setStopping] = useState<CampaignRow>();
  const { page, limit, sort } = campaignsInput(filters);
  const counts = data?.counts;
  return (
    <>
      <PageHeader
        title={text('campaigns')}
        summary={counts && text('campaignsSummary', { running: counts.running, coming: counts.coming })}
        actions={action}
      />
      <section className={styles.card} aria-label={text('campaigns')}>
        <ListTabs
          label={text('state')}
          active={getTab(filters)}
          tabs={campaignTabs.map((key) => ({
            key,
            label: text(key === 'all' ? 'all' : `state_${key}`),
            count: counts?.[key],
          }))}
          onChange={(state) => change({ state })}
        />
        <FilterBar
          keyword={filters.keyword}
          placeholder={text('searchCampaigns')}
          onSearch={(keyword) => change({ keyword })}
        >
          <Select
            aria-label={text('kind')}
            value={getKind(filters)}
            popupMatchSelectWidth={false}
            options={[
              { value: '' as const, label: text('anyKind') },
              ...campaignKinds.map((kind) => ({ value: kind, label: text(`kindName_${kind}`) })),
            ]}
            onChange={(kind) => change({ kind })}
          />
          {area === 'platform' && (
            <ShopPicker
              label={text('shop')}
              value={wholeOr(filters.shop, 0) || undefined}
              onChange={(shop) => change({ shop: shop ? String(shop) : '' })}
            />
          )}
          <SortSelect
            label={text('sortBy')}
            value={parseOption(campaignSorts, sort, 'new')}
            options={campaignSorts.map((value) => ({ value, label: text(`sort_${value}`) }))}
            onChange={(value) => change({ sort: value })}
          />
        </FilterBar>
        <DataTable
          label={text('campaigns')}
          columns={campaignColumns(text, {
            links,
            showsShop: area === 'platform',
            onStop: canWrite ? setStopping : undefined,
            rowActions,
          })}
          rows={data?.rows}
          rowKey={(row) => row.id}
          page={page}
          limit={limit}
          total={data?.total ?? 0}
          onPage={(next, size) => change({ page: String(next), limit: String(size) })}
          isRefreshing={isPlaceholderData}
          failure={error && <Failure error={error} onRetry={() => void refetch()} />}
          empty={<EmptyState title={text('noCampaigns')} hint={text('noCampaignsHint')} action={action} />}
          onClearFilters={
            hasFilters(filters) || getTab(filters) !== 'all'
              ? () => change({ kind: '', keyword: '', shop: '', state: 'all' })
              : undefined
          }
        />
      </section>
      {stopping && <StopCampaign area={area} campaign={stopping} onClose={() => setStopping(undefined)} />}
    </>
  );
}
