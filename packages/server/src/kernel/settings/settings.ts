/**
 * The operator's settings, typed by the contract. All of them are held in memory: reading one costs
 * nothing and never waits for a connection. A change is told to every node after its commit.
 */
import {
  createMarketCalendar,
  defaultTimeZone,
  isTimeZone,
  type MarketCalendar,
} from '@chengji/contract/market-calendar';
import { type Setting, type SettingName, type SettingValue, settings } from '@chengji/contract/settings';
import { assertVersion } from '../audit/edit-version.ts';
import type { Bus } from '../bus/bus.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { afterCommit, transact } from '../db/transact.ts';
import type { Logger } from '../log/log.ts';
import { Refusal } from '../refusal.ts';
import { hasTimeZone } from '../time/market-days.queries.ts';
import {
  listSettingRows,
  listSettingVersions,
  lockSetting,
  type SettingRow,
  type SettingVersion,
  storeSetting,
} from './settings.queries.ts';

const changedTopic = 'settings.changed';
const isSettingName = (name: string): name is SettingName => Object.hasOwn(settings, name);

export type SettingState = {
  name: SettingName;
  setting: Setting;
  value: unknown;
  version: number;
  changedAt: Date | null;
  changedBy: number | null;
};

export class Settings {
  readonly #db: Db;
  readonly #bus: Bus;
  readonly #log: Logger;
  #rows = new Map<string, SettingRow>();
  #calendar = createMarketCalendar(defaultTimeZone);

  constructor(db: Db, bus: Bus, log: Logger) {
    this.#db = db;
    this.#bus = bus;
    this.#log = log;
    const reload = () => {
      this.load().catch((error: unknown) => this.#log.error({ err: error }, 'settings were not reloaded'));
    };
    bus.subscribe(changedTopic, reload);
    bus.onMissed(reload);
  }

  async load(): Promise<void> {
    const rows = await listSettingRows(this.#db);
    this.#rows = new Map(rows.map((row) => [row.name, row]));
    const zone = this.get('content.time_zone');
    if (zone !== this.#calendar.zone) this.#calendar = createMarketCalendar(zone);
  }

  /** Of the market's time zone. A context keeps the one it was made with to the end of its work. */
  get calendar(): MarketCalendar {
    return this.#calendar;
  }

  /** The value in force. What is started under it keeps the value it started with. */
  get<K extends SettingName>(name: K): SettingValue<K> {
    const row = this.#rows.get(name);
    return (row ? row.value : settings[name].default) as SettingValue<K>;
  }

  list(): SettingState[] {
    return Object.entries<Setting>(settings).map(([name, setting]) => {
      const row = this.#rows.get(name);
      return {
        name: name as SettingName,
        setting,
        value: row ? row.value : setting.default,
        version: row?.version ?? 0,
        changedAt: row?.changedAt ?? null,
        changedBy: row?.changedBy ?? null,
      };
    });
  }

  /**
   * Refuses a name that is not a setting's, a value its schema does not take, and a save that began from
   * another version than the one that stands; `began` is undefined where nobody has read it before.
   */
  async save(ctx: Context, name: string, value: unknown, began?: number): Promise<void> {
    if (!isSettingName(name)) throw new Refusal('common.invalid_input', { field: 'name' }, { field: 'name' });
    const checked = (settings[name] as Setting).schema.safeParse(value);
    if (!checked.success) throw new Refusal('common.invalid_input', { field: 'value' }, { field: 'value' });
    if (name === 'content.time_zone') await assertTimeZone(ctx, checked.data as string);
    const changedBy = ctx.actor.kind === 'platform' ? ctx.actor.staffId : null;
    await transact(ctx, async (ctx) => {
      await this.#assertVersion(ctx, name, began);
      await storeSetting(ctx.db, { name, value: checked.data, changedAt: ctx.clock.now(), changedBy });
      afterCommit(ctx, () => this.#bus.publish(changedTopic, { name }));
    });
  }

  /** Read under a lock, for what is in memory may be older. */
  async #assertVersion(ctx: Context, name: SettingName, began: number | undefined): Promise<void> {
    const row = await lockSetting(ctx.db, name);
    const standing = { subject: 'setting', id: name, version: row?.version ?? 0 };
    await assertVersion(ctx, began, standing, () => ({
      name,
      version: standing.version,
      value: row ? row.value : settings[name].default,
    }));
  }

  /** Every value it was given, the newest first, each with the one it took the place of. */
  async history(ctx: Context, name: string): Promise<(SettingVersion & { from: unknown })[]> {
    if (!isSettingName(name)) throw new Refusal('common.invalid_input', { field: 'name' }, { field: 'name' });
    const versions = await listSettingVersions(ctx.db, name);
    return versions.map((version, index) => {
      const before = versions[index + 1];
      return { ...version, from: before ? before.value : settings[name].default };
    });
  }
}

/** Days are reckoned here and in the database: both must know the name. */
async function assertTimeZone({ db }: Context, zone: string): Promise<void> {
  if (isTimeZone(zone) && (await hasTimeZone(db, zone))) return;
  throw new Refusal('common.unknown_time_zone', { zone }, { field: 'value' });
}
