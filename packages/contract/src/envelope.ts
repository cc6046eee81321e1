import { z } from 'zod';

/** Every answer's frame: `code` 1 done, 0 refused (`msg` is for the user), 4 refused silently. */
export type Envelope<T> = { code: 0 | 1 | 4; msg: string; time: number; data: T };

export const Challenge = z
  .object({
    algorithm: z.string(),
    salt: z.string(),
    challenge: z.string(),
    maxnumber: z.int(),
    signature: z.string(),
  })
  .meta({
    id: 'Challenge',
    description:
      'Work that the client must do before it may make a call again: find the number up to `maxnumber` which, appended to `salt`, hashes by SHA-256 to `challenge`. The solution travels in the header `Challenge`.',
  });
export type Challenge = z.output<typeof Challenge>;

export const EditConflict = z
  .object({
    version: z.int(),
    current: z.unknown().meta({ description: 'As the read call presents it' }),
    saved_by: z.string().nullable().meta({ description: 'As far as the audit log knows' }),
    saved_at: z.int().nullable().meta({ description: 'Unix time in seconds' }),
  })
  .meta({
    id: 'EditConflict',
    description: 'With `common.edit_conflict`: what stands now, its version, and who saved it last and when.',
  });
export type EditConflict = z.output<typeof EditConflict>;

/** What a refusal's `data` may hold. */
export type RefusalData = {
  field?: string;
  key: string;
  challenge?: Challenge;
  conflict?: EditConflict;
} | null;
