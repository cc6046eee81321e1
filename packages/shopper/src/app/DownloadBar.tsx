import { Text } from '../design/layout/primitives.ts';
import { useDownload } from '../kernel/shell/download.ts';
import styles from './offline-bar.module.css';
import { useAppStrings } from './strings.ts';

/** Above the pages while the new version that the person wants is downloaded. */
export function DownloadBar() {
  const t = useAppStrings();
  const { part } = useDownload();
  if (part === null) return null;
  const percent = `${Math.round(part * 100)}%`;
  return (
    <div className={`${styles.offline} ${styles.download}`} role="status">
      <i style={{ width: percent }} />
      <Text lines={1} num>
        {t('downloading', { percent })}
      </Text>
    </div>
  );
}
