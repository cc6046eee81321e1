import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { anyJson, editVersion, id, moment } from '../../kernel/db/columns.ts';
import type { Localizable } from './localized.rules.ts';

/** A picture that leads somewhere, at one of the places of the app; what has an end is over by then. */
export const adverts = pgTable(
  'adverts',
  {
    id: id(),
    version: editVersion(),
    place: text({ enum: ['open', 'page', 'category', 'first', 'other'] }).notNull(),
    position: integer().notNull(),
    title: anyJson<Localizable<string>>('title').notNull(),
    subtitle: anyJson<Localizable<string>>('subtitle').notNull(),
    image: text().notNull(),
    url: text().notNull(),
    colour: text().notNull(),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
  },
  (table) => [
    index('adverts_by_place').on(table.place, table.position),
    check('adverts_place_known', sql`${table.place} in ('open', 'page', 'category', 'first', 'other')`),
  ],
);

/** A message to those it is meant for, as they open the app, in its time. */
export const popups = pgTable(
  'popups',
  {
    id: id(),
    version: editVersion(),
    title: anyJson<Localizable<string>>('title').notNull(),
    content: anyJson<Localizable<string>>('content').notNull(),
    image: text().notNull().default(''),
    url: text().notNull().default(''),
    audience: text({ enum: ['everyone', 'visitors', 'not_ordered', 'level'] })
      .notNull()
      .default('everyone'),
    /** The least level of a shopper, where the audience is of a level. */
    level: integer(),
    frequency: text({ enum: ['once', 'daily', 'start'] })
      .notNull()
      .default('once'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    isOn: boolean('is_on').notNull(),
  },
  (table) => [
    check('popups_level_of_audience', sql`(${table.audience} = 'level') = (${table.level} is not null)`),
  ],
);

/** Words the operator puts forward for search. */
export const hotWords = pgTable(
  'hot_words',
  {
    id: id(),
    position: integer().notNull(),
    word: anyJson<Localizable<string>>('word').notNull(),
    isHot: boolean('is_hot').notNull(),
  },
  (table) => [uniqueIndex('hot_words_one_per_position').on(table.position)],
);

/** Who sent which picture in. The same picture sent by several is one file with several rows. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    url: text().notNull(),
    uploader: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    index('uploads_by_uploader').on(table.uploader, table.uploadedAt),
    index('uploads_by_url').on(table.url),
  ],
);
