import { correction, generate } from 'lean-qr';
import { useEffect, useRef } from 'react';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Text } from '../../../../design/layout/primitives.ts';
import { useHostStrings } from '../strings.ts';
import styles from './QrSheet.module.css';

/** The address for encoders that scan; the key is never in a picture that others may see. */
export function QrSheet({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useHostStrings();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) generate(url, { minCorrectionLevel: correction.M }).toCanvas(canvas.current);
  }, [url]);
  return (
    <Sheet open title={t('qr')} onClose={onClose}>
      <div className={styles.body}>
        <canvas ref={canvas} role="img" aria-label={t('qr')} className={styles.code} />
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
