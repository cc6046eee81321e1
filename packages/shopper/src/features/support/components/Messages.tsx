import type { ServiceMessage } from '@chengji/contract';
import { ErrorLine } from '../../../design/feedback/ErrorLine.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { showsTime } from '../conversation.view.ts';
import { openConversation, useConversation } from '../conversation-store.ts';
import { useSupportStrings } from '../strings.ts';
import { Message } from './Message.tsx';
import styles from './Messages.module.css';
import { UnsentMessage } from './UnsentMessage.tsx';

/** All that was said, the newest last, and what has not arrived yet. */
export function Messages({ onOlder }: { onOlder: () => void }) {
  const t = useSupportStrings();
  const { showMoment } = useTimeDisplay();
  const { messages, unsent, hasMore, state } = useConversation();
  const before = (at: number): ServiceMessage | undefined => messages[at - 1];
  return (
    <div className={styles.list} role="log" aria-label={t('name')}>
      {hasMore && (
        <div className={styles.older}>
          <TextButton onPress={onOlder}>{t('older')}</TextButton>
        </div>
      )}
      {messages.map((message, at) => (
        <div key={message.id}>
          {showsTime(message, before(at)) && (
            <div className={styles.time}>{showMoment(message.createtime)}</div>
          )}
          <Message message={message} />
        </div>
      ))}
      {unsent.map((one) => (
        <UnsentMessage key={one.name} unsent={one} />
      ))}
      {state === 'failed' && (
        <>
          <div className={styles.time}>{t('loadFailed')}</div>
          <ErrorLine onRetry={() => void openConversation()} />
        </>
      )}
    </div>
  );
}
