import { useNavigate } from 'react-router';
import { useCan } from '../../../kernel/rights.ts';
import type { Area } from '../../../kernel/session.ts';

const daySeconds = 86_400;

/** Opens the orders paid in a step, until the next; the last is a day unless it ends at `lastEnd`. Only for who may see orders. */
export function useStepOrders(area: Area, steps: readonly { at: number }[], lastEnd?: number) {
  const navigate = useNavigate();
  const seesOrders = useCan(area, 'orders.read');
  if (!seesOrders) return {};
  return {
    onPick(index: number): void {
      const at = steps[index]?.at;
      if (at === undefined) return;
      const end = steps[index + 1]?.at ?? lastEnd ?? at + daySeconds;
      void navigate(`/${area}/orders?paid_from=${at}&paid_to=${end}`);
    },
  };
}
