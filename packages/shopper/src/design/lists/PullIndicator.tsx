import { ArrowDown } from 'lucide-react';
import buttonStyles from '../inputs/button.module.css';
import { Hidden } from '../layout/primitives.ts';
import pageStyles from '../navigation/page.module.css';
import { Icon } from '../pictures/Icon.tsx';
import { useDesignStrings } from '../strings.ts';
import type { Pull } from './use-pull-to-refresh.ts';

const RESTING_PX = 40;

/** The disc that comes down with the finger and turns while the page refreshes. */
export function PullIndicator({ pull }: { pull: Pull }) {
  const t = useDesignStrings();
  const down = pull.isBusy ? RESTING_PX : pull.distance;
  if (down === 0) return null;
  const words = pull.isBusy ? t('refreshing') : pull.isReady ? t('letGoToRefresh') : t('pullToRefresh');
  return (
    <div className={pageStyles.pull} role="status">
      <span className={pageStyles.disc} style={{ transform: `translateY(${down}px)` }}>
        {pull.isBusy ? <span className={buttonStyles.ring} /> : <Icon as={ArrowDown} size={18} />}
      </span>
      <Hidden>{words}</Hidden>
    </div>
  );
}
