import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { copyText } from '../../../kernel/copy-text.ts';
import { Bubble } from '../bubbles/Bubble.tsx';
import { getCopied } from '../chat.view.ts';
import { dropUnsent, sendAgain } from '../store/sending.ts';
import { needsFile, type Unsent } from '../store/unsent.ts';
import { useUploadProgress } from '../store/upload-progress.ts';
import { getFile } from '../store/waiting-files.ts';
import { useChatStrings } from '../strings.ts';
import { ActionSheet } from './ActionSheet.tsx';
import styles from './LogItem.module.css';
import { OwnSide } from './MessageRow.tsx';

/** A picture that waits is shown from the phone. */
function useWaitingPicture({ key, draft }: Unsent): string {
  const [url, setUrl] = useState('');
  const isWaiting = draft.type === 'img' && needsFile(draft);
  useEffect(() => {
    if (!isWaiting) return;
    let made = '';
    let isOver = false;
    void getFile(key).then((file) => {
      if (!file || isOver) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [key, isWaiting]);
  return isWaiting ? url : '';
}

/** How much of its file has gone; of one without a file, that it goes. */
function OnItsWay({ one: { key, draft } }: { one: Unsent }) {
  const t = useChatStrings();
  const percent = Math.round(100 * useUploadProgress(({ byKey }) => byKey[key] ?? 0));
  if (!needsFile(draft))
    return (
      <span role="status" aria-label={t('sending')} className={styles.words}>
        <span className={buttonStyles.ring} />
      </span>
    );
  return (
    <span role="progressbar" aria-valuenow={percent} aria-label={t('uploading')} className={styles.upload}>
      <span className={buttonStyles.ring} />
      <span aria-hidden>{percent}%</span>
    </span>
  );
}

type UnsentRowProps = { peer: number; one: Unsent; isStuck: boolean };

/** A message that the market does not have yet: on its way, waiting for the network, or refused. */
export function UnsentRow({ peer, one, isStuck }: UnsentRowProps) {
  const t = useChatStrings();
  const { key, draft, fault } = one;
  const [isOpen, setOpen] = useState(false);
  const picture = useWaitingPicture(one);
  const isHalted = fault !== undefined || isStuck;
  const copied = getCopied(draft);
  const actions = [
    { label: t('resend'), onPress: () => void sendAgain(peer, key) },
    ...(copied === null ? [] : [{ label: t('copy'), onPress: () => void copyText(copied) }]),
    { label: t('removeUnsent'), onPress: () => dropUnsent(peer, key) },
  ];
  const message = { ...draft, id: 0, client_msg_id: key };
  return (
    <div className={`${styles.row} ${styles.own}`}>
      <OwnSide>
        <div className={styles.beside}>
          <Bubble peer={peer} message={message} own preview={picture} isWaiting />
          {isHalted ? (
            <button
              type="button"
              className={styles.alert}
              aria-label={t('notSent')}
              onClick={() => setOpen(true)}
            >
              <Icon as={CircleAlert} size={20} />
            </button>
          ) : (
            <OnItsWay one={one} />
          )}
        </div>
        {fault !== undefined && <span className={styles.fault}>{fault}</span>}
        {fault === undefined && isStuck && <span className={styles.words}>{t('waits')}</span>}
      </OwnSide>
      <ActionSheet actions={actions} open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
