/** What is wrong with a field, in words. */
import type { z } from 'zod';
import type { useDesignText } from '../design-text.ts';

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/** The schema's complaint about a value as a person is told it. */
export function toMessage(text: ReturnType<typeof useDesignText>, issue: z.core.$ZodRawIssue): string {
  if (isMissing(issue.input)) return text('fieldMissing');
  const limits = issue as { minimum?: number; maximum?: number };
  if (issue.code === 'too_small' && issue.origin === 'string')
    return limits.minimum === 1 ? text('fieldMissing') : text('fieldShort', { n: limits.minimum ?? 0 });
  if (issue.code === 'too_big' && issue.origin === 'string')
    return text('fieldLong', { n: limits.maximum ?? 0 });
  return text('fieldWrong');
}

/** The first message of a field, or of a part of it: a text in two languages, a row of a table. */
export function findMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const [key, part] of Object.entries(error)) {
    const found = key === 'ref' ? undefined : findMessage(part);
    if (found) return found;
  }
  return undefined;
}
