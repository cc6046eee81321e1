import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Countdown } from '../../../design/values/Countdown.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { type Deadline, nextDeadline } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

type Props = { deadlines: Deadline[]; shipDueAt: number | null };

/** What is due next and when: the promise to ship first, else what happens by itself; at zero the lists are asked for again. */
export function NextDeadline({ deadlines, shipDueAt }: Props) {
  const text = useOrdersText();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries();
  const next = nextDeadline(deadlines);
  if (shipDueAt)
    return <Dated name={text('shipDue')} shown={<Countdown until={shipDueAt} onEnd={refresh} />} />;
  if (!next) return <EmptyCell />;
  const shown = next.paused_by ? (
    text(`paused_${next.paused_by}`)
  ) : (
    <Countdown until={next.at} onEnd={refresh} />
  );
  return <Dated name={text(`event_${next.event}`)} shown={shown} />;
}

function Dated({ name, shown }: { name: string; shown: ReactNode }) {
  return <TwoLines first={shown} second={name} />;
}
