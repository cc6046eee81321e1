import type { Challenge, EditConflict, RefusalKey } from '@chengji/contract';

export type RefusalParams = Readonly<Record<string, string | number>>;
export type RefusalOptions = {
  /** The input's field that is at fault. */
  field?: string;
  /** 4: the client ignores it silently. */
  code?: 0 | 4;
  /** What the client must solve before it makes the call again. */
  challenge?: Challenge;
  /** What stands in the way of a save that began from an older version. */
  conflict?: EditConflict;
};

/**
 * An expected "no": the contract lists it, the person reads it in their language. Anything else that is
 * thrown is a fault, of which a person learns nothing but that it happened.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly key: RefusalKey;
  readonly params: RefusalParams;
  readonly field: string | undefined;
  readonly code: 0 | 4;
  readonly challenge: Challenge | undefined;
  readonly conflict: EditConflict | undefined;

  constructor(key: RefusalKey, params: RefusalParams = {}, options: RefusalOptions = {}) {
    super(key);
    this.key = key;
    this.params = params;
    this.field = options.field;
    this.code = options.code ?? 0;
    this.challenge = options.challenge;
    this.conflict = options.conflict;
  }
}
