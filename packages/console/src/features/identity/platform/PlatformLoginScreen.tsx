import { LoginForm } from '../login/LoginForm.tsx';

export const PlatformLoginScreen = () => <LoginForm area="platform" />;
