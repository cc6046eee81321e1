import type { LiveSaid } from '@chengji/client-kit/live/live-room';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { copyText } from '../../../kernel/copy-text.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useLiveStrings } from '../strings.ts';
import styles from './Says.module.css';

/** About somebody who said something: their page, or a complaint. */
export function SayMenu({ said, onClose }: { said: LiveSaid; onClose: () => void }) {
  const t = useLiveStrings();
  const me = useUser(({ user }) => user.id);
  const { id, name } = said.form;
  const leave = (open: () => void) => () => {
    onClose();
    open();
  };
  return (
    <Sheet open title={name} onClose={onClose}>
      <Text as="p" size={15} tone={2} className={styles.quoted}>
        {said.message}
      </Text>
      <Cell label={t('copy')} onPress={leave(() => void copyText(said.message))} />
      <Cell
        label={t('person', { name })}
        onPress={leave(() => go('pages/apps/find/user', { id, kind: 'user' }))}
      />
      {id !== me && (
        <Cell
          label={t('reportPerson')}
          onPress={leave(() => go('pages/user/complaint/complaint', { type: 'user', id }))}
        />
      )}
    </Sheet>
  );
}
