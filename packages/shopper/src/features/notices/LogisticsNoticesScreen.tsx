import { NoticeKindPage } from './components/NoticeKindPage.tsx';

export const LogisticsNoticesScreen = () => <NoticeKindPage kind="logistics" />;
