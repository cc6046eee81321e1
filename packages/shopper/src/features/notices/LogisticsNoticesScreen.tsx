import { NoticeKindScreen } from './components/KindOfNotices.tsx';

export const LogisticsNoticesScreen = () => <NoticeKindScreen kind="logistics" />;
