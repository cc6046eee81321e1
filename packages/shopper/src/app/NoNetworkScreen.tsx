import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Empty } from '../design/feedback/Empty.tsx';
import { Button } from '../design/inputs/Button.tsx';
import { TextButton } from '../design/inputs/TextButton.tsx';
import { Hidden } from '../design/layout/primitives.ts';
import { NavBar } from '../design/navigation/NavBar.tsx';
import { Page } from '../design/navigation/Page.tsx';
import { Icon } from '../design/pictures/Icon.tsx';
import { FAILED_REFRESHES } from '../kernel/constants.ts';
import { ask } from '../kernel/modal.ts';
import { isNetworkReachable, leaveNoNetworkPage, onReconnect } from '../kernel/shell/network.ts';
import { toast } from '../kernel/toast.ts';
import styles from './no-network.module.css';
import { useAppStrings } from './strings.ts';

/** Checks the network on request, and goes when it is back; after several failures it offers to enter anyway. */
export function NoNetworkScreen() {
  const t = useAppStrings();
  const [isChecking, setChecking] = useState(false);
  const [isOffered, setOffered] = useState(false);
  const failures = useRef(0);
  const isLeft = useRef(false);

  const leave = () => {
    if (!isLeft.current) leaveNoNetworkPage();
    isLeft.current = true;
  };
  useEffect(() => onReconnect(leave));

  const handleRefresh = async () => {
    setChecking(true);
    toast(t('checking'));
    const isReachable = await isNetworkReachable();
    setChecking(false);
    if (isReachable) return leave();
    failures.current += 1;
    toast(t('poorNetwork'), 'fault');
    if (failures.current < FAILED_REFRESHES) return;
    setOffered(true);
    if (await ask({ text: t('askEnter'), confirm: t('enterAnyway') })) leave();
  };

  return (
    <Page ground="white" nav={<NavBar title={<Hidden>{t('noNetwork')}</Hidden>} />}>
      <div className={styles.noNetwork}>
        <Empty picture="antenna" title={t('offlineTitle')} text={t('offlineText')}>
          <Button size="m" busy={isChecking} onClick={() => void handleRefresh()}>
            <Icon as={RefreshCw} size={18} />
            {t('refresh')}
          </Button>
          {isOffered && <TextButton onPress={leave}>{t('enterAnyway')}</TextButton>}
        </Empty>
      </div>
    </Page>
  );
}
