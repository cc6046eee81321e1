/**
 * The value types that calls are made of. A query carries text, so identifiers and counts take both; their
 * `type` is what OpenAPI says of them.
 */
import { z } from 'zod';

const wholeText = /^\d{1,15}$/;

/** A row's identifier. */
export const Id = z
  .union([z.int().positive(), z.string().regex(wholeText).transform(Number)])
  .refine((id) => id > 0)
  .meta({
    id: 'Id',
    type: 'integer',
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'Identifier: a positive whole number',
  });
export type Id = z.output<typeof Id>;

/** A whole number between two bounds. */
export const integer = (min: number, max: number) =>
  z
    .union([
      z.int(),
      z
        .string()
        .regex(/^-?\d{1,15}$/)
        .transform(Number),
    ])
    .refine((value) => value >= min && value <= max, { message: `${min}..${max}` })
    .meta({ type: 'integer', minimum: min, maximum: max });

/** A yes or no, also as the text a query carries. */
export const Flag = z
  .union([
    z.boolean(),
    z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true'),
  ])
  .meta({ type: 'boolean' });

/** A day of the calendar, such as `"2026-11-20"`; there was no year 0. */
export const Day = z.iso.date().refine((day) => !day.startsWith('0000'));

/** An amount of money of zero or more, as text with two places: `"12.30"`. */
export const Money = z
  .string()
  .regex(/^\d{1,9}\.\d{2}$/)
  .meta({ id: 'Money', description: 'Yuan with two places, such as "12.30"' });

/** As `Money`, and below zero where it went out: `"-12.30"`. */
export const SignedMoney = z
  .string()
  .regex(/^-?\d{1,9}\.\d{2}$/)
  .meta({ id: 'SignedMoney', description: 'Yuan with two places, such as "-12.30"' });

/** A month of the market's calendar: `2026-11`. */
export const MonthText = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
  .meta({ id: 'MonthText', description: 'A month, such as "2026-11"' });

/** A moment, in unix seconds. */
export const Moment = z
  .int()
  .min(0)
  .max(9_999_999_999)
  .meta({ id: 'Moment', description: 'Unix time in seconds' });

/** Text a person typed: trimmed, within bounds, and free of control characters (PostgreSQL rejects U+0000). */
export const text = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are exactly what is refused here
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/);

/** Text in both languages. */
export const localizedText = (min: number, max: number) =>
  z.object({ zh: text(min, max), en: text(min, max) });
export type LocalizedTextSchema = ReturnType<typeof localizedText>;
export type LocalizedText = z.output<LocalizedTextSchema>;

/** A reason from one of the market’s lists, as it reads, or read when it was chosen. */
export const ListedReason = z.object({ code: z.string(), text: z.string() }).meta({ id: 'ListedReason' });

/** A mobile number of mainland China. */
export const Mobile = z
  .string()
  .regex(/^1[3-9]\d{9}$/)
  .meta({ id: 'Mobile', description: 'Mobile number' });

/** Six digits sent by SMS. */
export const SmsCode = z.string().regex(/^\d{6}$/);

export const Password = z.string().min(6).max(64);

/** The wallet's payment password. */
export const PayPassword = z.string().regex(/^\d{6}$/);

/** Username or nickname. */
export const PersonName = text(3, 32);

/** The address of an uploaded file, as `common/upload` answers it. */
export const FileUrl = z
  .string()
  .max(300)
  .regex(/^\/files\/[\w./-]+$/)
  .meta({ id: 'FileUrl' });

/** The position where an endless list continues; opaque to the client. */
export const Cursor = z
  .string()
  .max(800)
  .meta({ id: 'Cursor', description: 'The `next` of the page before' });

export const pageInput = { cursor: Cursor.optional(), limit: integer(1, 50).default(20) };

/** A page of an endless list: `next` is null on the last one. */
export const pageSchema = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });

/** What its buyers gave a shop. */
export const ShopScore = z
  .number()
  .nullable()
  .meta({ description: 'Average of 1 to 5, to one decimal; null while nobody has rated the shop' });

/** As far as a list of the console goes: with twenty rows on a page, 200,000 of them. */
export const mostPages = 10_000;

/** A page of a console list is asked for by its number. */
export const numberedPageInput = {
  page: integer(1, mostPages).default(1),
  limit: integer(1, 100).default(20),
};

/** A page of a console list, with its whole count. */
export const countedPageSchema = <T extends z.ZodType>(row: T) =>
  z.object({ rows: z.array(row), total: z.int(), next: z.string().nullable() });

export const rowsSchema = <T extends z.ZodType>(row: T) => z.object({ rows: z.array(row) });

/** The answer of a call that returns no data. */
export const Nothing = z.null();

export const Language = z.enum(['zh', 'en']);
export type Language = z.output<typeof Language>;

/** A figure of a period, and of the same stretch of the period before. */
export const compared = <T extends z.ZodType>(value: T) => z.object({ now: value, before: value });

export const BasisPoints = z.int().meta({ description: 'Of ten thousand' });
