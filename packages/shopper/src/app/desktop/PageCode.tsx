import { correction, generate } from 'lean-qr';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Logo } from '../../design/pictures/shell-icons.tsx';
import type { Router } from '../../kernel/router/router.ts';
import styles from './desktop.module.css';
import { useDesktopStrings } from './strings.ts';

/** Leads a phone to the page that is shown; so corrected that the mark may stand on it. */
export function PageCode({ router }: { router: Router }) {
  const t = useDesktopStrings();
  const canvas = useRef<HTMLCanvasElement>(null);
  const stack = useStore(router.store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes with the pages
  useEffect(() => {
    if (canvas.current)
      generate(location.href, { minCorrectionLevel: correction.H }).toCanvas(canvas.current);
  }, [stack]);
  return (
    <section className={styles.card} data-centred>
      <h2>{t('scan')}</h2>
      <div className={styles.code}>
        <canvas ref={canvas} role="img" aria-label={t('code')} />
        <span className={styles.mark}>
          <Logo size={30} />
        </span>
      </div>
      <p className={styles.address}>
        {t('orOpen')} <b>{location.host}</b>
      </p>
    </section>
  );
}
