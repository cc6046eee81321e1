import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { sendAgain, type Unsent } from '../conversation-store.ts';
import { useSupportStrings } from '../strings.ts';
import styles from './Message.module.css';

/** What the market does not have yet; it can be sent again, and is then one message. */
export function UnsentMessage({ unsent }: { unsent: Unsent }) {
  const t = useSupportStrings();
  const { nickname, avatar } = useUser(({ user }) => user);
  return (
    <div className={styles.message} data-mine>
      <Avatar url={avatar} name={nickname || t('me')} />
      <div className={styles.body}>
        {unsent.label && <div className={styles.bubble}>{unsent.label}</div>}
        <div className={styles.unsent}>
          {unsent.state === 'sending' ? (
            t('sending')
          ) : (
            <>
              <span className={styles.failed}>{t('failed')}</span>
              <TextButton onPress={() => void sendAgain(unsent)}>{t('again')}</TextButton>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
