import { type Staff, useSession } from './session.ts';

type Suspension = NonNullable<NonNullable<Staff['shop']>['suspended']>;

/** Since when and why the own shop may sell nothing; null while it may, and in the platform's area. */
export const useSuspension = (): Suspension | null => useSession('seller')?.staff.shop?.suspended ?? null;
