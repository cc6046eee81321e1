import { tidyTrackingNo } from '@chengji/contract/shipping/tracking-number.rules';

/** Lines of a table of shipments: read from pasted text or a file, checked before the server is asked. */
export type ShipLine = { order_no: string; carrier: string; tracking_no: string; no_logistics?: true };
export type LineProblem = { kind: 'columns' | 'long' } | { kind: 'twice'; line: number };
/** What only the person can say: that nothing is sent by a carrier, or that one parcel holds two orders. */
export type LineQuestion = { kind: 'no_parcel' } | { kind: 'number_twice'; line: number };
export type Decision = 'yes' | 'skip';
export type ReadLine = ShipLine & { line: number; problem?: LineProblem; question?: LineQuestion };

export type NamedCarrier = { code: string; name: string; aliases: readonly string[] };

/** Spaces and the size of letters make no difference to a name. */
const toNameKey = (name: string): string => name.replace(/\s/g, '').toLowerCase();

export const mostLines = 500;

/**
 * Cells to lines: a header line, whose first cell has no digit, is passed over, a carrier's name becomes its code, and a line that cannot be
 * sent says why. A line without carrier and number, or with another's number, is a question.
 */
export function readShipLines(cells: string[][], carriers: readonly NamedCarrier[]): ReadLine[] {
  const findCarrierCode = carrierFinder(carriers);
  const firstLines = new Map<string, number>();
  const firstWith = new Map<string, number>();
  const hasHeader = !/\d/.test(cells[0]?.[0] ?? '');
  return cells.flatMap((cell, at): ReadLine[] => {
    if (hasHeader && at === 0) return [];
    const [number = '', carrier = '', tracking = ''] = cell.map((text) => text.trim());
    const line = at + 1;
    const read: ReadLine = {
      line,
      order_no: number.replace(/\s/g, ''),
      carrier: findCarrierCode(carrier) ?? carrier,
      tracking_no: tidyTrackingNo(tracking),
    };
    const first = firstLines.get(read.order_no);
    const sharing = firstWith.get(read.tracking_no);
    if (number === '' || (carrier === '') !== (tracking === '')) read.problem = { kind: 'columns' };
    else if (number.length > 40 || carrier.length > 32 || tracking.length > 64)
      read.problem = { kind: 'long' };
    else if (first !== undefined) read.problem = { kind: 'twice', line: first };
    else {
      firstLines.set(read.order_no, line);
      if (carrier === '') read.question = { kind: 'no_parcel' };
      else if (sharing !== undefined) read.question = { kind: 'number_twice', line: sharing };
      else firstWith.set(read.tracking_no, line);
    }
    return [read];
  });
}

/** A carrier by its code, its name or what else people call it, or the beginning of its name; one that two share is nobody's. */
function carrierFinder(carriers: readonly NamedCarrier[]) {
  const exact = new Map(
    carriers.flatMap(({ code, name, aliases }) =>
      [code, name, ...aliases].map((one) => [toNameKey(one), code]),
    ),
  );
  return (typed: string): string | undefined => {
    const words = toNameKey(typed);
    const alike = words.length < 2 ? [] : carriers.filter(({ name }) => toNameKey(name).startsWith(words));
    return exact.get(words) ?? (alike.length === 1 ? alike[0]?.code : undefined);
  };
}

export type Decisions = ReadonlyMap<number, Decision>;

/** Whether a line can be sent: nothing is wrong with it, and what it leaves open was answered with yes. */
export const isSendable = ({ line, problem, question }: ReadLine, decisions: Decisions): boolean =>
  !problem && (!question || decisions.get(line) === 'yes');

export const sendable = (lines: readonly ReadLine[], decisions: Decisions): ShipLine[] =>
  lines
    .filter((line) => isSendable(line, decisions))
    .map(({ order_no, carrier, tracking_no, question }) => ({
      order_no,
      carrier,
      tracking_no,
      ...(question?.kind === 'no_parcel' ? { no_logistics: true as const } : {}),
    }));

/** The lines whose question nobody has answered yet. */
export const listOpen = (lines: readonly ReadLine[], decisions: Decisions): ReadLine[] =>
  lines.filter(({ line, problem, question }) => !problem && question && !decisions.has(line));
