import { NoticeKindPage } from './components/NoticeKindPage.tsx';

export const SystemNoticesScreen = () => <NoticeKindPage kind="system" />;
