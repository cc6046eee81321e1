import { call } from '../../../kernel/calls.ts';
import { LoginForm } from '../LoginForm.tsx';

export function SellerLoginScreen() {
  return <LoginForm area="seller" onLogin={(credentials) => call('POST /seller/auth/login', credentials)} />;
}
