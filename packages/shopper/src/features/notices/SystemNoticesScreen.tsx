import { KindOfNotices } from './components/KindOfNotices.tsx';

export const SystemNoticesScreen = () => <KindOfNotices kind="system" />;
