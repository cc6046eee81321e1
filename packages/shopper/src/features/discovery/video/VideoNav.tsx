import { ChevronLeft, Ellipsis, Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { back, go } from '../../../kernel/router/navigation.ts';
import { MenuSheet } from './MenuSheet.tsx';
import type { Slide } from './player/slides.view.ts';
import { useVideoStrings } from './strings.ts';
import styles from './VideoNav.module.css';

/** Over the video: the way back, search, and what else may be done about the one that is watched. */
export function VideoNav({ slide, onSkip }: { slide: Slide | undefined; onSkip: () => void }) {
  const t = useVideoStrings();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header className={styles.nav}>
        <IconButton icon={ChevronLeft} label={t('back')} onPress={() => back()} />
        <span className={styles.actions}>
          <IconButton icon={Search} label={t('search')} onPress={() => go('pages/page/search')} />
          {slide && <IconButton icon={Ellipsis} label={t('more')} onPress={() => setOpen(true)} />}
        </span>
      </header>
      {slide && isOpen && <MenuSheet slide={slide} onClose={() => setOpen(false)} onSkip={onSkip} />}
    </>
  );
}
