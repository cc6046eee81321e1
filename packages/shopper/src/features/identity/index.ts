/** The door of identity: the field for a code sent by SMS. */
export { CodeField } from './components/CodeField.tsx';
