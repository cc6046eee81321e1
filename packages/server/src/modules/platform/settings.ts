/** The operator's settings: what there is, and changing one. */

import type { CallChecked, CallOut } from '@chengji/contract';
import { settingHints } from '@chengji/contract/setting-hints';
import { z } from 'zod';
import { recordChange } from '../../kernel/audit/audit.ts';
import type { Context } from '../../kernel/context.ts';
import { transact } from '../../kernel/db/transact.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import { findPlatformStaffNames } from '../identity/index.ts';

/** Every setting, with its schema as JSON Schema, from which the console makes its field. */
export async function listSettings(ctx: Context): Promise<CallOut<'GET /platform/settings/list'>> {
  const states = ctx.services.settings.list();
  const staffIds = states.flatMap(({ changedBy }) => changedBy ?? []);
  const names = await findPlatformStaffNames(ctx.db, staffIds);
  return {
    rows: states.map(({ name, version, setting, value, changedAt, changedBy }) => ({
      name,
      version,
      group: setting.group,
      label: setting.label[ctx.language],
      hint: settingHints[name]?.[ctx.language] ?? '',
      unit: setting.unit,
      schema: z.toJSONSchema(setting.schema, { io: 'input' }) as Record<string, unknown>,
      value,
      default: setting.default,
      changed_at: changedAt && toUnixSeconds(changedAt),
      changed_by: changedBy === null ? null : (names.get(changedBy) ?? null),
    })),
  };
}

/** The versions of a setting: who changed it when, from what to what. */
export async function showSettingHistory(
  ctx: Context,
  { name }: CallChecked<'GET /platform/settings/history'>,
): Promise<CallOut<'GET /platform/settings/history'>> {
  const versions = await ctx.services.settings.history(ctx, name);
  const names = await findPlatformStaffNames(
    ctx.db,
    versions.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return {
    rows: versions.map(({ version, from, value, changedAt, changedBy }) => ({
      version,
      from,
      to: value,
      changed_at: toUnixSeconds(changedAt),
      changed_by: changedBy === null ? null : (names.get(changedBy) ?? null),
    })),
  };
}

/** Changes a setting, and notes who did. */
export async function saveSetting(
  ctx: Context,
  { name, version, value }: CallChecked<'POST /platform/settings/save'>,
): Promise<CallOut<'POST /platform/settings/save'>> {
  const stateNow = () => ctx.services.settings.list().find((setting) => setting.name === name);
  await transact(ctx, async (ctx) => {
    await ctx.services.settings.save(ctx, name, value, version);
    await recordChange(ctx, {
      subject: 'setting',
      id: name,
      ...compareValues(stateNow()?.value, value),
    });
  });
  // Other nodes hear of it over the bus; this one answers with the new value in force.
  await ctx.services.settings.load();
  return { name, version: stateNow()?.version ?? 0, value: stateNow()?.value };
}

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Of a long list only what was taken out and what was added is looked for in the log. */
function compareValues(before: unknown, after: unknown) {
  if (!isWords(before) || !isWords(after)) return { before: { value: before }, after: { value: after } };
  const removed = before.filter((word) => !after.includes(word));
  const added = after.filter((word) => !before.includes(word));
  return {
    before: removed.length > 0 ? { removed } : {},
    after: added.length > 0 ? { added } : {},
  };
}
