import { useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { Countdown } from '../../../design/values/Countdown.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';

/** When a refund of the list changes by itself, else when it was applied for; at zero the lists are read again. */
export function RowDue({ refund }: { refund: { due_at: number | null; createtime: number } }) {
  const queries = useQueryClient();
  if (refund.due_at === null) return <MomentText at={refund.createtime} />;
  return (
    <>
      <Clock />
      <Countdown until={refund.due_at} onEnd={() => void queries.invalidateQueries()} />
    </>
  );
}
