import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { DetailLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useChatText } from '../chat-text.ts';
import { useHours } from '../queries.ts';
import { HoursCard } from './HoursCard.tsx';
import { QuickRepliesCard } from './QuickRepliesCard.tsx';

/** What the shop's agents answer quickly with, and when they do. */
export function ChatSettingsScreen() {
  const text = useChatText();
  const canManage = useCan('seller', 'chat.manage');
  const { data: hours, error, refetch } = useHours();
  return (
    <>
      <PageHeader back="/seller/chat" title={text('settings')} />
      <DetailLayout
        side={
          hours ? (
            <HoursCard hours={hours} canManage={canManage} />
          ) : (
            <NotLoaded error={error} onRetry={refetch} rows={4} />
          )
        }
      >
        <QuickRepliesCard canManage={canManage} />
      </DetailLayout>
    </>
  );
}
