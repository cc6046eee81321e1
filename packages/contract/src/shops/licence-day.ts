import { Day } from '../values.ts';

/** The last day of a licence, of a time that a licence can be of. */
export const LicenceDay = Day.refine((day) => day >= '1980-01-01' && day < '2200-01-01');
