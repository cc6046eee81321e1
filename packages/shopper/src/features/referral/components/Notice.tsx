import { useReferralStrings } from '../strings.ts';
import styles from './Notice.module.css';

/** Why nothing new is earned; nothing where it is. */
export function Notice({ isOff, isBlocked, reason }: { isOff: boolean; isBlocked: boolean; reason: string }) {
  const t = useReferralStrings();
  if (!isOff && !isBlocked) return null;
  return (
    <p role="status" className={styles.notice}>
      {isBlocked ? t('blocked', { reason }) : t('off')}
    </p>
  );
}
