/** Public API of feedback: what the result page shows of it. */
export { FeedbackSuccess } from './components/FeedbackSuccess.tsx';
