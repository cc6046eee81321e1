import type { CheckInInfo } from '@chengji/contract';
import { ask } from '../../../kernel/modal.ts';
import { toast } from '../../../kernel/toast.ts';
import { useMakeUp } from '../queries.ts';
import { usePointsStrings } from '../strings.ts';
import { useDates } from '../use-dates.ts';

/** Makes up a day once the person agreed to what it costs. */
export function useMakeUpAsk({ makeup }: Pick<CheckInInfo, 'makeup'>) {
  const t = usePointsStrings();
  const { nameDay } = useDates();
  const send = useMakeUp(({ earned }) => toast(t('madeUp', { points: earned }), 'done'));
  return {
    isBusy: send.isPending,
    ask: async (date: string) => {
      if (send.isPending) return;
      if (await ask(t('makeupAsk', { ...nameDay(date), cost: makeup.cost }))) send.mutate({ date });
    },
  };
}
