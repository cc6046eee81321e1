import type { CallOut } from '@chengji/contract';
import { App, Button, Drawer } from 'antd';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListTable } from '../../../design/lists/ListCard.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useSettingHistory } from '../queries.ts';
import { valueText } from '../setting-names.ts';
import { type Setting, toField } from '../settings.view.ts';
import { useSettingsText } from '../settings-text.ts';
import { useSaveSetting } from './use-save-setting.ts';

type Version = CallOut<'GET /platform/settings/history'>['rows'][number];
type Props = { setting: Setting; canWrite: boolean; onClose: () => void };

/** Every version of a setting, and the way back to each. */
export function HistoryDrawer({ setting, canWrite, onClose }: Props) {
  const text = useSettingsText();
  const { message, modal } = App.useApp();
  const list = useSettingHistory(setting.name);
  const save = useSaveSetting(setting);
  const field = toField(setting);
  const shown = (value: unknown) => valueText(text, value, field, setting.unit);

  const restore = (value: unknown) =>
    modal.confirm({
      title: text('restoreTitle'),
      content: text('resetBody', { label: setting.label, value: shown(value) }),
      okText: text('restore'),
      onOk: () =>
        save
          .mutateAsync({ name: setting.name, value: value as string })
          .then(() => void message.success(text('saved'))),
    });

  return (
    <Drawer open size={640} title={text('historyOf', { label: setting.label })} onClose={onClose}>
      <ListTable
        label={text('history')}
        list={list}
        isWrapped
        rowKey={({ version }) => version}
        empty={<EmptyState title={text('neverChanged')} />}
        columns={[
          { title: text('version'), dataIndex: 'version' },
          { title: text('from'), render: (_, { from }) => <span className="muted">{shown(from)}</span> },
          { title: text('to'), render: (_, { to }) => <b className="strong">{shown(to)}</b> },
          {
            title: text('changed'),
            render: (_, { changed_by, changed_at }) => (
              <TwoLines first={changed_by ?? ''} second={<MomentText at={changed_at} />} />
            ),
          },
          ...(canWrite
            ? [
                actionsColumn<Version>(
                  ({ to, version }) =>
                    JSON.stringify(to) !== JSON.stringify(setting.value) && (
                      <Button
                        size="small"
                        aria-label={`${text('restore')} ${version}`}
                        onClick={() => restore(to)}
                      >
                        {text('restore')}
                      </Button>
                    ),
                ),
              ]
            : []),
        ]}
      />
    </Drawer>
  );
}
