import { hash } from 'node:crypto';
import type { WaybillService } from './waybills.port.ts';

/** MD5 over the question, its moment and both of the market's secrets. */
export const toForm = (
  { key, secret }: Pick<WaybillService, 'key' | 'secret'>,
  { method, t, param }: { method: 'order' | 'cancel'; t: string; param: string },
): Record<string, string> => ({
  method,
  key,
  sign: hash('md5', `${param}${t}${key}${secret}`).toUpperCase(),
  t,
  param,
});
