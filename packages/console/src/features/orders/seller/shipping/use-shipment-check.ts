import { App } from 'antd';
import { useState } from 'react';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers, useCheckShipments, useShipMany } from '../../queries.ts';
import {
  type Decision,
  type Decisions,
  isSendable,
  listOpen,
  mostLines,
  type ReadLine,
  readShipLines,
  sendable,
} from '../../ship-lines.ts';
import { type JustShipped, toJustShipped } from './just-shipped.ts';
import type { LineAnswer } from './ShipLinesTable.tsx';

/** Lines of a table on their way: read, checked by the market, decided by the person, shipped. */
export function useShipmentCheck(onShipped?: (shipped: JustShipped) => void) {
  const text = useOrdersText();
  const { message } = App.useApp();
  const carriers = useCarriers();
  const check = useCheckShipments();
  const ship = useShipMany();
  const [lines, setLines] = useState<ReadLine[]>();
  const [answers, setAnswers] = useState<Map<string, LineAnswer>>(new Map());
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const [isDone, setDone] = useState(false);

  const read = lines ?? [];
  const good = read.filter((line) => isSendable(line, decisions) && answers.get(line.order_no)?.ok);
  const open = listOpen(read, decisions);
  const skipped = read.filter(({ line }) => decisions.get(line) === 'skip');

  function runCheck(checked: readonly ReadLine[], decided: Decisions) {
    const rows = sendable(checked, decided);
    if (rows.length === 0) return;
    check.mutate(
      { dry_run: true, rows },
      { onSuccess: (answer) => setAnswers(new Map(answer.rows.map((row) => [row.order_no, row]))) },
    );
  }
  return {
    lines,
    answers,
    decisions,
    isDone,
    good,
    open,
    bad: read.length - good.length - open.length - skipped.length,
    canRead: !carriers.isPending,
    isChecking: check.isPending,
    isShipping: ship.isPending,
    read(cells: string[][]): void {
      const next = readShipLines(cells, carriers.data?.rows ?? []);
      if (next.length > mostLines) return void message.error(text('tooMany', { n: mostLines }));
      setLines(next);
      setDone(false);
      setAnswers(new Map());
      setDecisions(new Map());
      runCheck(next, new Map());
    },
    decide(decided: readonly ReadLine[], decision: Decision): void {
      const next = new Map([...decisions, ...decided.map(({ line }) => [line, decision] as const)]);
      setDecisions(next);
      if (decision === 'yes') runCheck(read, next);
    },
    ship: () =>
      ship.mutate(
        { rows: sendable(good, decisions) },
        {
          onSuccess: (answer) => {
            setAnswers(new Map([...answers, ...answer.rows.map((row) => [row.order_no, row] as const)]));
            setDone(true);
            const shipped = toJustShipped(answer);
            if (shipped) onShipped?.(shipped);
            void message.success(text('shippedMany', { n: answer.shipped }));
          },
        },
      ),
  };
}

export type ShipmentCheck = ReturnType<typeof useShipmentCheck>;
