/** Public API of payments: the form that sets the payment password. */
export { SetPassword } from './components/SetPassword.tsx';
