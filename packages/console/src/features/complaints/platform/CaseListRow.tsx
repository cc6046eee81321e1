import { Clock } from 'lucide-react';
import { QueueRow } from '../../../design/queue/QueueRow.tsx';
import { Countdown } from '../../../design/values/Countdown.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { type CaseRow, typeTones } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';

type Props = { row: CaseRow; isChosen: boolean; onChoose: () => void };

/** A target with how many complain, of what, and until when they are to be answered. */
export function CaseListRow({ row, isChosen, onChoose }: Props) {
  const text = useComplaintsText();
  const { target, reasons, count, due_at, ended_at } = row;
  return (
    <QueueRow
      isChosen={isChosen}
      onChoose={onChoose}
      image={target.image}
      title={target.title}
      amount={<KindTag tone={typeTones[target.type]}>{text(`type_${target.type}`)}</KindTag>}
      second={text('rowSecond', { reason: reasons[0] ?? '', n: count })}
      due={
        ended_at === null ? (
          <>
            <Clock />
            <Countdown until={due_at} />
          </>
        ) : (
          <MomentText at={ended_at} />
        )
      }
      mark={count > 1 && <KindTag tone="rose">{text('merged', { n: count })}</KindTag>}
    />
  );
}
