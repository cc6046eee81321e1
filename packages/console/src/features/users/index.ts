export { SilenceNote } from './platform/SilenceNote.tsx';
export { useUser, useUsersLookup } from './queries.ts';
