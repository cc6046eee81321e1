import { NoticeKindPage } from './components/NoticeKindPage.tsx';

export const NotifyNoticesScreen = () => <NoticeKindPage kind="notify" />;
