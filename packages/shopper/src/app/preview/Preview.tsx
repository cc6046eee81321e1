import { classes } from '@chengji/client-kit/classes';
import type { PageModule } from '@chengji/contract';
import { useEffect } from 'react';
import { isKnownModule, PageModules } from '../../features/content/index.ts';
import { useAppStrings } from '../strings.ts';
import styles from './Preview.module.css';
import { postToEditor, useShown } from './use-shown.ts';

/** Stands below each module, so that none is the last one of a page, which would go on for ever. */
const below: PageModule = { id: 'below', type: 'spacer', style: {}, params: { height: '0px' } };

/** A page being edited, as it will be; a touch picks a module instead of opening what it leads to. */
export function Preview() {
  const t = useAppStrings();
  const shown = useShown();
  const selected = shown?.selected ?? null;
  useEffect(() => {
    if (selected) document.getElementById(selected)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [selected]);
  if (!shown) return null;
  return (
    <main className={styles.page}>
      {shown.modules.map((module) => (
        <div
          key={module.id}
          id={module.id}
          className={styles.place}
          data-empty={isKnownModule(module) ? t('previewEmpty') : t('previewUnknown', { type: module.type })}
        >
          <div inert>
            <PageModules modules={[module, below]} />
          </div>
          <button
            type="button"
            className={classes(styles.pick, module.id === selected && styles.picked)}
            aria-label={t('previewPick')}
            aria-pressed={module.id === selected}
            onClick={() => postToEditor({ type: 'preview.pick', id: module.id })}
          />
        </div>
      ))}
    </main>
  );
}
