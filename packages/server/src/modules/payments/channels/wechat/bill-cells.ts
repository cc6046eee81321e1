/**
 * A bill as WeChat Pay makes it: a row of names, a row for each line with a backtick before every value, then the
 * names and values of the sums. Values are not quoted, so that a title may hold commas.
 */
import { type Cents, parseMoneyOrNull } from '@chengji/contract/money';
import { fromBeijingText } from '../../../../kernel/time/beijing.ts';
import { GatewayError } from '../gateway.ts';

/** What stands in a line below a name. */
export type Cells = (name: string) => string;

/** The lines; the sums are held against them only by their number. */
export function listCells(bytes: Buffer): Cells[] {
  const [head = [], ...rows] = splitRows(bytes);
  const names = head.join('').replaceAll('（', '(').replaceAll('）', ')').split(',');
  const columns = new Map(names.map((name, index) => [name, index]));
  const count = rows.findIndex(([first]) => !first?.startsWith('`'));
  const [counted] = rows.at(count + 1) ?? [];
  if (count < 0 || Number(counted?.slice(1)) !== count) throw new GatewayError('a bill that is cut off');
  return rows.slice(0, count).map((row) => (name) => {
    const cell = row[columns.get(name) ?? -1];
    if (cell === undefined) throw new GatewayError(`a bill without ${name}`);
    return cell.replace(/^`/, '').trim();
  });
}

/** Nothing is quoted, so that what stands between two values is found nowhere else. */
const splitRows = (bytes: Buffer): string[][] =>
  bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(',`'));

export function toCents(text: string): Cents {
  const cents = parseMoneyOrNull(text);
  if (cents === null) throw new GatewayError(`a bill with ${text} as an amount`);
  return cents;
}

/** WeChat Pay's times are Beijing's. */
export function toMoment(text: string): Date {
  const moment = fromBeijingText(text);
  if (Number.isNaN(moment.getTime())) throw new GatewayError(`a bill with ${text} as a time`);
  return moment;
}
