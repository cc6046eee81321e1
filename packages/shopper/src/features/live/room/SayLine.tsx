import type { LiveSaid } from '@chengji/client-kit/live/live-room';
import { useLiveStrings } from '../strings.ts';
import styles from './Says.module.css';

/** Something said: a press on what another shopper said opens what can be done about it. */
export function SayLine({ said, onPress }: { said: LiveSaid; onPress?: () => void }) {
  const t = useLiveStrings();
  const isHost = said.form.shop_id !== null;
  const words = (
    <>
      {isHost && <span className={styles.host}>{t('host')}</span>}
      <b>{said.form.name}</b>
      {said.message}
    </>
  );
  if (isHost || !onPress) return <p className={styles.say}>{words}</p>;
  return (
    <button type="button" className={styles.say} onClick={onPress}>
      {words}
    </button>
  );
}
