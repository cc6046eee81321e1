import { useDesignText } from '../../../design/design-text.ts';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import { useCan } from '../../../kernel/rights.ts';
import { useSettings } from '../queries.ts';
import { groupName } from '../setting-names.ts';
import { isChanged, listGroups, settingsShown } from '../settings.view.ts';
import { useSettingsText } from '../settings-text.ts';
import { SettingRow } from './SettingRow.tsx';

const defaults = { group: 'all', keyword: '' };

/** Everything the operator may set, grouped, each with its default and a way back to it. */
export function SettingsScreen() {
  const text = useSettingsText();
  const designText = useDesignText();
  const canWrite = useCan('platform', 'settings.write');
  const [filters, change] = useListAddress(defaults);
  const { data, error, refetch } = useSettings();
  const settings = data?.rows ?? [];
  const shown = settingsShown(settings, filters.group, filters.keyword);
  return (
    <>
      <PageHeader
        title={text('settings')}
        summary={data && text('summary', { n: settings.length, changed: settings.filter(isChanged).length })}
      />
      <div className="stack">
        <Note>{text(canWrite ? 'pinned' : 'readOnly')}</Note>
        <Card flush>
          <ListTabs
            label={text('groups')}
            active={filters.group}
            tabs={['all', ...listGroups(settings)].map((group) => ({
              key: group,
              label: groupName(text, group),
              count: group === 'all' ? settings.length : settings.filter((one) => one.group === group).length,
            }))}
            onChange={(group) => change({ group })}
          />
          <FilterBar
            keyword={filters.keyword}
            placeholder={text('search')}
            onSearch={(keyword) => change({ keyword })}
          />
          {(error || !data) && <NotLoaded error={error} onRetry={refetch} />}
          {data && shown.length === 0 && (
            <EmptyState title={designText('noMatchTitle')} hint={designText('noMatchHint')} />
          )}
          <ul>
            {shown.map((setting) => (
              <SettingRow key={`${setting.name}:${setting.version}`} setting={setting} canWrite={canWrite} />
            ))}
          </ul>
        </Card>
      </div>
    </>
  );
}
