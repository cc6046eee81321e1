import { AccountScreen } from '../AccountScreen.tsx';

export const SellerAccountScreen = () => <AccountScreen area="seller" />;
