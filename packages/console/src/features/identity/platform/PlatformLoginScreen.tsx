import { LoginForm } from '../LoginForm.tsx';

export const PlatformLoginScreen = () => <LoginForm area="platform" />;
