import { StaffScreen } from '../StaffScreen.tsx';

export const SellerStaffScreen = () => <StaffScreen area="seller" />;
