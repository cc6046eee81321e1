/** How a setting is edited, read from its declaration: its JSON schema and unit. */
import type { CallOut } from '@chengji/contract';
import { z } from 'zod';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';

export type Setting = CallOut<'GET /platform/settings/list'>['rows'][number];

/** A list of reasons to choose from, each in both languages, with what it is for. */
export type ReasonsField = {
  kind: 'reasons';
  /** What each is for, under this name in its value. */
  part: 'kinds' | 'types';
  options: string[];
  /** Each says whose fault it is. */
  hasFault: boolean;
  most: number;
};

export type Reason = {
  code: string;
  zh: string;
  en: string;
  kinds?: string[];
  types?: string[];
  fault?: string;
};

export type SettingField =
  | { kind: 'number'; min: number; max: number; scale: number }
  | { kind: 'flag' }
  | { kind: 'money' }
  | { kind: 'choice'; options: string[] }
  | { kind: 'zone' }
  | ReasonsField
  | { kind: 'words'; most: number }
  | { kind: 'line' | 'text'; min: number; max: number; pattern: RegExp | undefined };

const numberIn = (schema: Setting['schema'], name: string, otherwise: number): number => {
  const value = schema[name];
  return typeof value === 'number' ? value : otherwise;
};

/** Rates are basis points on the wire and percent on screen. */
const getScale = (unit: string): number => (unit === 'basis_points' ? 100 : 1);

type Described = { items?: { properties?: Record<string, { items?: { enum?: unknown[] } }> } };

const toReasonsField = (schema: Setting['schema'], part: ReasonsField['part']): ReasonsField => {
  const properties = (schema as Described).items?.properties ?? {};
  return {
    kind: 'reasons',
    part,
    options: (properties[part]?.items?.enum ?? []).map(String),
    hasFault: 'fault' in properties,
    most: numberIn(schema, 'maxItems', 40),
  };
};

export function toField({ schema, unit }: Pick<Setting, 'schema' | 'unit'>): SettingField {
  if (schema.type === 'boolean') return { kind: 'flag' };
  if (unit === 'yuan') return { kind: 'money' };
  if (schema.format === 'time-zone') return { kind: 'zone' };
  if (schema.format === 'blocked-words') return { kind: 'words', most: numberIn(schema, 'maxItems', 2_000) };
  if (schema.format === 'refund-reasons') return toReasonsField(schema, 'kinds');
  if (schema.format === 'complaint-reasons') return toReasonsField(schema, 'types');
  if (Array.isArray(schema.enum)) return { kind: 'choice', options: schema.enum.map(String) };
  if (schema.type === 'integer' || schema.type === 'number') {
    const scale = getScale(unit);
    const least = numberIn(schema, 'minimum', 0);
    const most = numberIn(schema, 'maximum', Number.MAX_SAFE_INTEGER);
    return { kind: 'number', min: least / scale, max: most / scale, scale };
  }
  const max = numberIn(schema, 'maxLength', 300);
  const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern) : undefined;
  return { kind: max > 300 ? 'text' : 'line', min: numberIn(schema, 'minLength', 0), max, pattern };
}

/** The value as it is edited; a rate of 500 is 5. */
export const shownValue = (value: unknown, field: SettingField): unknown =>
  field.kind === 'number' && typeof value === 'number' ? value / field.scale : value;

/** The value as it is sent; 5 % is 500, and 10 yuan are "10.00". */
export function sentValue(shown: unknown, field: SettingField): unknown {
  if (field.kind === 'money') return parseMoneyInput(String(shown));
  return field.kind === 'number' && typeof shown === 'number' ? Math.round(shown * field.scale) : shown;
}

export type Problem =
  | { key: 'outOfRange' | 'tooLong'; min: number; max: number }
  | { key: 'badShape' | 'notMoney' };

/** What is wrong with an edited value, before the server is asked. */
export function findProblem(shown: unknown, field: SettingField): Problem | undefined {
  if (field.kind === 'number') {
    const { min, max } = field;
    // 8.2 % is 820 basis points, though 8.2 × 100 is not quite: what is sent is the nearest whole number
    const isWhole =
      typeof shown === 'number' && Math.abs(shown * field.scale - Math.round(shown * field.scale)) < 1e-6;
    return isWhole && shown >= min && shown <= max ? undefined : { key: 'outOfRange', min, max };
  }
  if (field.kind === 'money')
    return parseMoneyInput(String(shown)) === undefined ? { key: 'notMoney' } : undefined;
  if (field.kind !== 'line' && field.kind !== 'text') return undefined;
  const text = String(shown ?? '').trim();
  if (text.length < field.min || text.length > field.max)
    return { key: 'tooLong', min: field.min, max: field.max };
  return field.pattern && !field.pattern.test(text) ? { key: 'badShape' } : undefined;
}

export const isChanged = (setting: Setting): boolean =>
  JSON.stringify(setting.value) !== JSON.stringify(setting.default);

/** What the address of the settings says. */
export const settingsInput = z.object({ group: z.string().default('all'), keyword: z.string().default('') });

/** The groups in the order they are declared in. */
export const listGroups = (settings: readonly Setting[]): string[] => [
  ...new Set(settings.map(({ group }) => group)),
];

/** The settings of a group whose label, name or sentence holds the words. */
export function settingsShown(settings: readonly Setting[], group: string, words: string): Setting[] {
  const wanted = words.trim().toLowerCase();
  return settings.filter(
    (setting) =>
      (group === 'all' || setting.group === group) &&
      `${setting.label} ${setting.name} ${setting.hint}`.toLowerCase().includes(wanted),
  );
}

/** The time zones to choose from: those this browser names, and the one that is set, which it may call otherwise. */
export const listTimeZones = (set: string): string[] =>
  [...new Set([set, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
