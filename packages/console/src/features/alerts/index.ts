export { AlertsBell } from './AlertsBell.tsx';
export { announce } from './announce.ts';
export { HandledBy } from './HandledBy.tsx';
export { useUnseen } from './queries.ts';
