export { AlertsBell } from './AlertsBell.tsx';
export { useUnseen } from './queries.ts';
