import { X } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../kernel/shell/fetch-code.ts';
import { Overlay } from '../feedback/Overlay.tsx';
import { IconButton } from '../inputs/IconButton.tsx';
import { useDesignStrings } from '../strings.ts';
import styles from './viewer.module.css';

const PictureZoom = lazyPart(async () => (await import('./picture-zoom.ts')).PictureZoom);

type PictureViewerProps = { urls: readonly string[]; at: number | null; onClose: () => void };

/** Pictures as large as the screen, to swipe and to pinch; `at` null is closed. */
export function PictureViewer({ urls, at, onClose }: PictureViewerProps) {
  const t = useDesignStrings();
  if (at === null) return null;
  return (
    <Overlay label={t('pictures')} onClose={onClose}>
      <div className={styles.viewer}>
        <Suspense>
          <PictureZoom images={[...urls]} defaultIndex={at} visible onClose={onClose} />
        </Suspense>
        <IconButton icon={X} label={t('close')} onPress={onClose} className={styles.close} />
      </div>
    </Overlay>
  );
}
