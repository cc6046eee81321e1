import { AccountScreen } from '../AccountScreen.tsx';

export const PlatformAccountScreen = () => <AccountScreen area="platform" />;
