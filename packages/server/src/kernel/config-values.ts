/** How the values of the environment are read. */
import { z } from 'zod';
import { isNetwork } from './http/limits/address.ts';

export const fromText = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);
export const flag = z.enum(['0', '1']).transform((value) => value === '1');
export const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/);
export const redisUrl = z.string().regex(/^rediss?:\/\/\S+$/);
export const webUrl = z.string().regex(/^https?:\/\/\S+$/);
/** Where a variable holds one line only, those of a PEM are written with \\n between them. */
export const pem = z.string().transform((text) => text.replaceAll('\\n', '\n'));
export const proxies = z
  .string()
  .transform((text) => (/^\d$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim())))
  .refine((value) => typeof value === 'number' || value.every(isNetwork));
export const secret = z.string().min(16);

export const rtmpUrl = z.string().regex(/^rtmps?:\/\/[^\s?#]+[^\s?#/]$/);
/** A path, or an address with one; nothing after it. */
export const playUrl = z.string().regex(/^(https?:\/\/[^\s/?#]+)?\/[\w./-]*\w$/);
export const folderOrUrl = z.string().regex(/^(https?:\/\/\S+|\/.+)$/);
