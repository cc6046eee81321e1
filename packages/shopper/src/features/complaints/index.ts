/** Public API of complaints: the ways to complain, and what the result page shows of one. */
export { ComplainButton, ComplainLine } from './components/ComplainLink.tsx';
export { ComplaintSuccess } from './components/ComplaintSuccess.tsx';
export { PersonButton } from './components/PersonButton.tsx';
export { PersonMenu } from './components/PersonMenu.tsx';
