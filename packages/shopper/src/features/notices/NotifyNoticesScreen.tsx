import { NoticeKindScreen } from './components/KindOfNotices.tsx';

export const NotifyNoticesScreen = () => <NoticeKindScreen kind="notify" />;
