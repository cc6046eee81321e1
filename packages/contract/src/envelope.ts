/** Every answer's frame: `code` 1 done, 0 refused (`msg` is for the user), 4 refused silently. */
export type Envelope<T> = { code: 0 | 1 | 4; msg: string; time: number; data: T };

/**
 * Work that the client must do before it may make a call again: find the number below `maxnumber` which,
 * appended to `salt`, hashes by SHA-256 to `challenge`. The solution travels in the header `Challenge`.
 */
export type Challenge = {
  algorithm: string;
  salt: string;
  challenge: string;
  maxnumber: number;
  signature: string;
};

/**
 * With `common.edit_conflict`: what stands now, as the read call presents it, its version, and who saved it
 * last and when (unix seconds), as far as the audit log knows.
 */
export type EditConflict = {
  version: number;
  current: unknown;
  saved_by: string | null;
  saved_at: number | null;
};

/** What a refusal's `data` may hold. */
export type RefusalData = {
  field?: string;
  key: string;
  challenge?: Challenge;
  conflict?: EditConflict;
} | null;
