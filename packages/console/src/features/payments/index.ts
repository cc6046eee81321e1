export { useOpenFindings } from './queries.ts';
