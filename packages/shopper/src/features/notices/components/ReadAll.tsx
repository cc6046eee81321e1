import { TextButton } from '../../../design/inputs/TextButton.tsx';
import styles from '../../../design/navigation/page.module.css';
import { ask } from '../../../kernel/modal.ts';
import { toast } from '../../../kernel/toast.ts';
import { useReadAllChats } from '../../chat/index.ts';
import { type Kind, useMarkRead } from '../queries.ts';
import { useNoticeStrings } from '../strings.ts';

/** Marks every notice of a kind read, once the person is sure. */
export function ReadAll({ kind }: { kind: Kind }) {
  const t = useNoticeStrings();
  const markRead = useMarkRead();
  const handlePress = async () => {
    if (markRead.isPending || !(await ask(t('readAllAsk')))) return;
    markRead.mutate({ kind }, { onSuccess: () => toast(t('readAll'), 'done') });
  };
  return <ReadAllButton onPress={() => void handlePress()} />;
}

/** Marks every notice and every conversation read, once the person is sure. */
export function ReadEverything() {
  const t = useNoticeStrings();
  const markRead = useMarkRead();
  const readChats = useReadAllChats();
  const isBusy = markRead.isPending || readChats.isPending;
  const handlePress = async () => {
    if (isBusy || !(await ask(t('readAllAsk')))) return;
    markRead.mutate(
      {},
      {
        onSuccess: () => readChats.mutate({}, { onSuccess: () => toast(t('readAll'), 'done') }),
      },
    );
  };
  return <ReadAllButton onPress={() => void handlePress()} />;
}

function ReadAllButton({ onPress }: { onPress: () => void }) {
  const t = useNoticeStrings();
  return (
    <TextButton className={styles.navAction} onPress={onPress}>
      {t('readAll')}
    </TextButton>
  );
}
