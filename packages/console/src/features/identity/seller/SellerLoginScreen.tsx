import { LoginForm } from '../login/LoginForm.tsx';

export const SellerLoginScreen = () => <LoginForm area="seller" />;
