import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import type { User } from '../users.view.ts';
import { useUsersText } from '../users-text.ts';

/** Where the shopper is logged in, the last used first. */
export function SessionsCard({ sessions }: Pick<User, 'sessions'>) {
  const text = useUsersText();
  if (sessions.length === 0) {
    return (
      <Card title={text('sessions')}>
        <EmptyState title={text('noSessions')} />
      </Card>
    );
  }
  return (
    <Card title={text('sessions')} flush>
      <DataTable
        label={text('sessions')}
        rows={sessions}
        rowKey={(session) => session.id}
        empty={null}
        columns={[
          { title: text('ip'), dataIndex: 'ip' },
          { title: text('openedAt'), render: (_, { opened_at }) => <MomentText at={opened_at} /> },
          { title: text('seenAt'), render: (_, { seen_at }) => <MomentText at={seen_at} /> },
        ]}
      />
    </Card>
  );
}
