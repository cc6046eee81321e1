import type { RefusalData } from '@chengji/contract';
import { toUnixSeconds } from '../../time/unix-seconds.ts';

const json = (code: 0 | 1 | 4, msg: string, now: Date, data: string) =>
  `{"code":${code},"msg":${JSON.stringify(msg)},"time":${toUnixSeconds(now)},"data":${data}}`;

/** `data` as it is written in JSON. */
export const dataText = (data: unknown): string => (data === undefined ? 'null' : JSON.stringify(data));

export const doneAnswer = (data: string, now: Date): string => json(1, 'ok', now, data);

export const refusedAnswer = (code: 0 | 4, msg: string, now: Date, data: RefusalData): string =>
  json(code, msg, now, JSON.stringify(data));
