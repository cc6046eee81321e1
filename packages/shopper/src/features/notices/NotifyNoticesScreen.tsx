import { KindOfNotices } from './components/KindOfNotices.tsx';

export const NotifyNoticesScreen = () => <KindOfNotices kind="notify" />;
