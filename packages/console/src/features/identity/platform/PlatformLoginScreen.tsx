import { call } from '../../../kernel/calls.ts';
import { LoginForm } from '../LoginForm.tsx';

export function PlatformLoginScreen() {
  return (
    <LoginForm area="platform" onLogin={(credentials) => call('POST /platform/auth/login', credentials)} />
  );
}
