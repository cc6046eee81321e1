export { type Attempt, attemptsAt } from './attempts.ts';
export { complaintsOf, isTaken } from './judge.ts';
export { badUploads } from './uploads.ts';
export { type Answered, send } from './wire.ts';
