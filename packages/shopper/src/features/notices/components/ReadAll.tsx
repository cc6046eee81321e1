import { TextButton } from '../../../design/inputs/TextButton.tsx';
import styles from '../../../design/navigation/page.module.css';
import { ask } from '../../../kernel/modal.ts';
import { toast } from '../../../kernel/toast.ts';
import { type Kind, useMarkRead } from '../queries.ts';
import { useNoticeStrings } from '../strings.ts';

/** Marks every notice read, or every one of a kind, once the person is sure. */
export function ReadAll({ kind }: { kind?: Kind }) {
  const t = useNoticeStrings();
  const markRead = useMarkRead();
  const handlePress = async () => {
    if (markRead.isPending || !(await ask(t('readAllAsk')))) return;
    markRead.mutate(kind ? { kind } : {}, { onSuccess: () => toast(t('readAll'), 'done') });
  };
  return (
    <TextButton className={styles.navAction} onPress={() => void handlePress()}>
      {t('readAll')}
    </TextButton>
  );
}
