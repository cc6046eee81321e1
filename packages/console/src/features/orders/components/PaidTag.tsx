import { Tag } from 'antd';
import type { ListFilters } from '../../../design/lists/use-list.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useOrdersText } from '../orders-text.ts';

type Paid = { paid_from?: number | undefined; paid_to?: number | undefined };

/** That a figure narrowed the list to what was paid within a time: shown, and taken away here alone. */
export function PaidTag({ list }: { list: ListFilters<Paid> }) {
  const text = useOrdersText();
  const { showShortMoment } = useTimeDisplay();
  const { paid_from: from, paid_to: to } = list.input;
  if (from === undefined || to === undefined) return null;
  return (
    <Tag closable onClose={() => list.change({ paid_from: undefined, paid_to: undefined })}>
      {text('filter_paid', { from: showShortMoment(from), to: showShortMoment(to) })}
    </Tag>
  );
}
