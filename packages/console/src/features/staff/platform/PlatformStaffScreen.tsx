import { StaffScreen } from '../StaffScreen.tsx';

export const PlatformStaffScreen = () => <StaffScreen area="platform" />;
