import { CloudOff } from 'lucide-react';
import { Text } from '../design/layout/primitives.ts';
import { Icon } from '../design/pictures/Icon.tsx';
import { useNetwork } from '../kernel/shell/network.ts';
import styles from './offline-bar.module.css';
import { useAppStrings } from './strings.ts';

/** Above the pages while the market cannot be reached. */
export function OfflineBar() {
  const t = useAppStrings();
  const { isOffline } = useNetwork();
  if (!isOffline) return null;
  return (
    <div className={styles.offline} role="status">
      <Icon as={CloudOff} size={16} />
      <Text lines={1}>{t('offlineBar')}</Text>
    </div>
  );
}
