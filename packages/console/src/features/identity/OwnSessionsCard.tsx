import type { CallOut, DeviceApp, DeviceSystem } from '@chengji/contract';
import { App, Button } from 'antd';
import { NotLoaded } from '../../design/feedback/NotLoaded.tsx';
import { LinkButton } from '../../design/inputs/LinkButton.tsx';
import { Card } from '../../design/layout/Card.tsx';
import { actionsColumn } from '../../design/tables/actions-column.tsx';
import { DataTable } from '../../design/tables/DataTable.tsx';
import { MomentText } from '../../design/values/MomentText.tsx';
import type { Area } from '../../kernel/session.ts';
import { useIdentityText } from './identity-text.ts';
import { useEndOtherSessions, useEndSession, useOwnSessions } from './queries.ts';

type OwnSession = CallOut<'GET /seller/auth/sessions'>['rows'][number];

const systems: Record<DeviceSystem, string> = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  unknown: '',
};
const apps: Record<DeviceApp, string> = {
  wechat: 'WeChat',
  chrome: 'Chrome',
  safari: 'Safari',
  firefox: 'Firefox',
  edge: 'Edge',
  samsung: 'Samsung Internet',
  qq: 'QQ',
  unknown: '',
};

/** Where the own account is logged in, and how to end what is not theirs any more. */
export function OwnSessionsCard({ area }: { area: Area }) {
  const text = useIdentityText();
  const { message, modal } = App.useApp();
  const { data, error, refetch } = useOwnSessions(area);
  const end = useEndSession(area);
  const endOthers = useEndOtherSessions(area);

  const toDeviceText = ({ system, app }: OwnSession) =>
    [apps[app], systems[system]].filter(Boolean).join(' · ') || text('unknownDevice');
  const handleEnd = (session: OwnSession) =>
    modal.confirm({
      title: text('endTitle', { device: toDeviceText(session) }),
      okText: text('end'),
      okButtonProps: { danger: true },
      onOk: () =>
        end.mutateAsync({ id: session.id }).then(
          () => message.success(text('ended')),
          () => undefined,
        ),
    });
  const handleEndOthers = () =>
    modal.confirm({
      title: text('endOthersTitle'),
      okText: text('endOthers'),
      okButtonProps: { danger: true },
      onOk: () =>
        endOthers.mutateAsync({}).then(
          () => message.success(text('ended')),
          () => undefined,
        ),
    });

  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <Card
      flush
      ruled
      title={text('sessions')}
      aside={
        data.rows.length > 1 && (
          <Button size="small" onClick={handleEndOthers}>
            {text('endOthers')}
          </Button>
        )
      }
    >
      <DataTable<OwnSession>
        label={text('sessions')}
        rows={data.rows}
        rowKey={({ id }) => id}
        empty={null}
        columns={[
          { title: text('device'), render: (_, session) => toDeviceText(session) },
          { title: text('address'), dataIndex: 'ip' },
          { title: text('openedAt'), render: (_, { opened_at }) => <MomentText at={opened_at} /> },
          { title: text('seenAt'), render: (_, { seen_at }) => <MomentText at={seen_at} /> },
          actionsColumn((session) =>
            session.is_current ? (
              <span className="muted">{text('thisDevice')}</span>
            ) : (
              <LinkButton onPress={() => handleEnd(session)}>{text('end')}</LinkButton>
            ),
          ),
        ]}
      />
    </Card>
  );
}
