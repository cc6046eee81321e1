import { KindOfNotices } from './components/KindOfNotices.tsx';

export const LogisticsNoticesScreen = () => <KindOfNotices kind="logistics" />;
