import { useAddressInput } from '../../../design/address/use-address-input.ts';
import { useDesignText } from '../../../design/design-text.ts';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { FilterBar } from '../../../design/tables/FilterBar.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useSettings } from '../queries.ts';
import { groupName } from '../setting-names.ts';
import { isChanged, listGroups, settingsInput, settingsShown } from '../settings.view.ts';
import { useSettingsText } from '../settings-text.ts';
import { SettingRow } from './SettingRow.tsx';

/** Everything the operator may set, grouped, each with its default and a way back to it. */
export function SettingsScreen() {
  const text = useSettingsText();
  const designText = useDesignText();
  const canWrite = useCan('platform', 'settings.write');
  const [{ group, keyword }, change] = useAddressInput(settingsInput);
  const { data, error, refetch } = useSettings();
  const settings = data?.rows ?? [];
  const shown = settingsShown(settings, group, keyword);
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
            active={group}
            tabs={['all', ...listGroups(settings)].map((key) => ({
              key,
              label: groupName(text, key),
              count: key === 'all' ? settings.length : settings.filter((one) => one.group === key).length,
            }))}
            onChange={(next) => change({ group: next })}
          />
          <FilterBar
            keyword={keyword}
            placeholder={text('search')}
            onSearch={(words) => change({ keyword: words })}
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
