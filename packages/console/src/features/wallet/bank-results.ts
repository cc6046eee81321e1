/** The bank's result file: its lines read by their headings, and checked before they are sent. */
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

type ResultRow = {
  batch_no: string;
  withdrawal_no: string;
  result: 'paid' | 'failed';
  reference: string;
  reason: string;
};
type Column = keyof ResultRow;

export type ResultProblem =
  | { kind: 'batch' | 'number' | 'result' | 'reference' | 'reason' | 'long' }
  | { kind: 'twice'; line: number };
export type ResultLine = Omit<ResultRow, 'result'> & {
  line: number;
  /** As it stands in the file. */
  typed: string;
  result: ResultRow['result'] | undefined;
  problem?: ResultProblem;
};

/** As many as one call takes. */
export const mostResults = 500;
const longest = { batch_no: 40, withdrawal_no: 40, reference: 64, reason: 200 };
const leastReference = 2;
const leastReason = 2;

/** What a column or a result may be called, in either language. */
const listNames = (name: keyof typeof zh): string[] =>
  [zh[name], en[name]].flatMap((names) => names.toLowerCase().split('|'));
const headings: Record<Column, readonly string[]> = {
  batch_no: listNames('named_batch_no'),
  withdrawal_no: listNames('named_withdrawal_no'),
  result: listNames('named_result'),
  reference: listNames('named_reference'),
  reason: listNames('named_reason'),
};
const results: Record<ResultRow['result'], readonly string[]> = {
  paid: listNames('named_paid'),
  failed: listNames('named_failed'),
};
const usual: readonly Column[] = ['batch_no', 'withdrawal_no', 'result', 'reference', 'reason'];

const toWord = (cell: string | undefined) => (cell ?? '').trim().toLowerCase();

/** Where each column stands, by the headings of the first line; without headings they stand in the usual order. */
function findColumns(first: readonly string[]): { hasHeadings: boolean; at: Record<Column, number> } {
  const words = first.map(toWord);
  const findPlace = (column: Column) => words.findIndex((word) => headings[column].includes(word));
  const hasHeadings = findPlace('withdrawal_no') >= 0;
  const at = Object.fromEntries(
    usual.map((column, index) => [column, hasHeadings ? findPlace(column) : index]),
  ) as Record<Column, number>;
  return { hasHeadings, at };
}

function toResult(typed: string): ResultRow['result'] | undefined {
  const word = toWord(typed);
  if (results.paid.includes(word)) return 'paid';
  return results.failed.includes(word) ? 'failed' : undefined;
}

/** Every line of the file; one that cannot be sent says why. */
export function readResultLines(cells: readonly (readonly string[])[]): ResultLine[] {
  const { hasHeadings, at } = findColumns(cells[0] ?? []);
  const firstLines = new Map<string, number>();
  return cells.flatMap((row, index): ResultLine[] => {
    if (hasHeadings && index === 0) return [];
    const cell = (column: Column) => (row[at[column]] ?? '').trim();
    const typed = cell('result');
    const read: ResultLine = {
      line: index + 1,
      batch_no: cell('batch_no').replace(/\s/g, ''),
      withdrawal_no: cell('withdrawal_no').replace(/\s/g, ''),
      typed,
      result: toResult(typed),
      reference: cell('reference'),
      reason: cell('reason'),
    };
    const first = firstLines.get(read.withdrawal_no);
    const problem: ResultProblem | undefined =
      first === undefined ? findLineProblem(read) : { kind: 'twice', line: first };
    if (first === undefined) firstLines.set(read.withdrawal_no, read.line);
    return [problem ? { ...read, problem } : read];
  });
}

function findLineProblem(line: ResultLine): ResultProblem | undefined {
  const { batch_no, withdrawal_no, result, reference, reason } = line;
  if (batch_no === '') return { kind: 'batch' };
  if (withdrawal_no === '') return { kind: 'number' };
  if (result === undefined) return { kind: 'result' };
  if (result === 'paid' && reference.length < leastReference) return { kind: 'reference' };
  if (result === 'failed' && reason.length < leastReason) return { kind: 'reason' };
  const isLong =
    batch_no.length > longest.batch_no ||
    withdrawal_no.length > longest.withdrawal_no ||
    reference.length > longest.reference ||
    reason.length > longest.reason;
  return isLong ? { kind: 'long' } : undefined;
}

/** What is sent: the lines with which nothing is wrong. */
export const toResultRows = (lines: readonly ResultLine[]): ResultRow[] =>
  lines.flatMap(({ batch_no, withdrawal_no, result, reference, reason, problem }) =>
    problem || result === undefined ? [] : [{ batch_no, withdrawal_no, result, reference, reason }],
  );

/** How many lines say that money arrived, that it did not, and that something is wrong with them. */
export function countResults(lines: readonly ResultLine[]): { paid: number; failed: number; bad: number } {
  const good = lines.filter(({ problem }) => !problem);
  return {
    paid: good.filter(({ result }) => result === 'paid').length,
    failed: good.filter(({ result }) => result === 'failed').length,
    bad: lines.length - good.length,
  };
}
