/** When a deadline that could not be met is attempted again, and what is shown of its failure. */
import { secondsAfter } from '../time/durations.ts';

const firstWaitSeconds = 4;
const longestWaitSeconds = 1_800;
const longestText = 200;

/** Twice as long after each attempt, up to half an hour. */
export function computeNextAttempt(now: Date, attempts: number): Date {
  const seconds = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.min(attempts - 1, 20));
  return secondsAfter(now, seconds);
}

type DatabaseError = { code: string; constraint?: string };

const isDatabaseError = (error: unknown): error is DatabaseError =>
  /^[0-9A-Z]{5}$/.test(String((error as Partial<DatabaseError> | null | undefined)?.code));

/** An error without the values it came about with: no statement, no parameter, no long number. */
export function toFailureText(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const found = [error, error.cause].find(isDatabaseError);
  if (found) return `database ${found.code}${found.constraint ? ` ${found.constraint}` : ''}`;
  const [line = ''] = error.message.split('\n');
  return `${error.name}: ${line.replace(/\d{5,}/g, '…')}`.slice(0, longestText);
}
