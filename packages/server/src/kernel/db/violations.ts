/** What the database says when a rule kept by a constraint is broken. */
import type { RefusalKey } from '@chengji/contract';
import { Refusal } from '../refusal.ts';

type DatabaseError = { code?: string; constraint?: string };

/** A refusal is none of the database's, and its code is a number. */
const getCause = (error: unknown): DatabaseError =>
  ((error instanceof Error && !(error instanceof Refusal) ? (error.cause ?? error) : null) ??
    {}) as DatabaseError;

/** Unique, foreign key, check, not null, exclusion. */
const isViolation = (code: string | undefined) => code?.startsWith('23') === true;

/**
 * Deadlock, failed serialisation, or a transaction that the server ended because this process stood still in it:
 * nothing of it was kept, and the same work may pass when it is run again.
 */
export const isLostRace = (error: unknown): boolean =>
  ['40P01', '40001', '25P03'].includes(getCause(error).code ?? '');

/** What the pool says when every connection stayed at work; the driver gives it no code. */
const poolTimeout = 'timeout exceeded when trying to connect';

/** Others were in the way for too long, and nothing was done: the caller may try again. */
export const isContention = (error: unknown): boolean =>
  isLostRace(error) ||
  getCause(error).code === '55P03' ||
  (getCause(error) as Partial<Error>).message === poolTimeout;

/** A value of the right type that the column cannot hold: a number out of range, text PostgreSQL has no form for. */
export const isUnstorable = (error: unknown): boolean =>
  ['22003', '22021', '22P05'].includes(getCause(error).code ?? '');

/** The disk is full or a quota is used up: the database's, or the node's own. */
export const isOutOfSpace = (error: unknown): boolean =>
  ['53100', 'ENOSPC', 'EDQUOT'].includes(getCause(error).code ?? '');

/** The name of the constraint that was broken, or null when the error is another. */
export function brokenConstraint(error: unknown): string | null {
  const { code, constraint } = getCause(error);
  return isViolation(code) ? (constraint ?? null) : null;
}

/**
 * Turns the breaking of a named constraint into its refusal: `refuseOn(insertUser(…), { users_mobile_unique:
 * 'identity.mobile_taken' })`. The transaction is lost either way.
 */
export async function refuseOn<T>(
  work: Promise<T>,
  refusals: Readonly<Record<string, RefusalKey>>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const key = refusals[brokenConstraint(error) ?? ''];
    throw key ? new Refusal(key) : error;
  }
}
