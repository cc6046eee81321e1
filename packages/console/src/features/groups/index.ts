export { TeamProgress, TeamStatus } from './components/TeamStatus.tsx';
