/** What a setting is made of; those of each capability stand beside its calls. */
import { z } from 'zod';

const settingUnits = [
  '',
  'seconds',
  'minutes',
  'hours',
  'days',
  'basis_points',
  'times',
  'megabytes',
  'yuan',
  'pieces',
  'entries',
  'oclock',
] as const;

export type Setting = {
  schema: z.ZodType;
  default: unknown;
  group: string;
  label: { zh: string; en: string };
  unit: (typeof settingUnits)[number];
};

/** Declares settings, holding each default to its own schema. */
export const declareSettings = <const T extends Record<string, z.ZodType>>(
  table: {
    [K in keyof T]: Omit<Setting, 'schema' | 'default'> & { schema: T[K]; default: z.output<T[K]> };
  },
) => table;

export const wholeFrom = (min: number, max: number) => z.int().min(min).max(max);
