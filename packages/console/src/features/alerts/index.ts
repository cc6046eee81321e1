export { AlertsBell } from './AlertsBell.tsx';
export { HandledBy } from './HandledBy.tsx';
export { useUnseen } from './queries.ts';
