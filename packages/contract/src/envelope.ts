/** Every answer's frame: `code` 1 done, 0 refused (`msg` is for the user), 4 refused silently. */
export type Envelope<T> = { code: 0 | 1 | 4; msg: string; time: number; data: T };

/** What a refusal's `data` may hold. */
export type RefusalData = { field?: string; key: string } | null;
