import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Text } from '../../../../design/layout/primitives.ts';
import { useHostStrings } from '../strings.ts';
import styles from './QrSheet.module.css';

/** The address for encoders that scan; the key is never in a picture that others may see. */
export function QrSheet({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useHostStrings();
  const { path, size } = useMemo(() => {
    const code = generate(url, { minCorrectionLevel: correction.M });
    return { path: toSvgPath(code), size: code.size };
  }, [url]);
  return (
    <Sheet open title={t('qr')} onClose={onClose}>
      <div className={styles.body}>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={t('qr')}
          className={styles.code}
        >
          <path d={path} />
        </svg>
        <Text as="p" num size={14} className={styles.address}>
          {url}
        </Text>
        <Text as="p" size={13} tone={3} align="center">
          {t('qrHint')}
        </Text>
      </div>
    </Sheet>
  );
}
