import { LoginForm } from '../LoginForm.tsx';

export const SellerLoginScreen = () => <LoginForm area="seller" />;
