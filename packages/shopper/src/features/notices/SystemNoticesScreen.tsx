import { NoticeKindScreen } from './components/KindOfNotices.tsx';

export const SystemNoticesScreen = () => <NoticeKindScreen kind="system" />;
