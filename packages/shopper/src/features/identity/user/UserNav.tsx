import { Bell, Settings } from 'lucide-react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { go } from '../../../kernel/router/navigation.ts';
import { useStatistics } from '../../../kernel/session/statistics-store.ts';
import { useIdentityStrings } from '../strings.ts';
import styles from './UserNav.module.css';

/** The person's messages, how many are unread, and the settings. */
export function UserNav() {
  const t = useIdentityStrings();
  const { order, notice, chat } = useStatistics(({ statistics }) => statistics.notice);
  return (
    <header className={`${pageStyles.nav} ${pageStyles.navClear}`}>
      <div className={`${pageStyles.navRow} ${styles.row}`}>
        <IconButton
          icon={Bell}
          label={t('messages')}
          badge={order + notice + chat}
          onPress={() => go('pages/notice/notice')}
        />
        <IconButton icon={Settings} label={t('settings')} onPress={() => go('pages/user/setting/setting')} />
      </div>
    </header>
  );
}
