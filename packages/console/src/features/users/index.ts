export { SilenceNote } from './platform/SilenceNote.tsx';
export { useUser } from './queries.ts';
