import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { useClosing } from '../queries.ts';
import { AskClosing } from './AskClosing.tsx';
import { Closing } from './Closing.tsx';
import { ClosingBlockers } from './ClosingBlockers.tsx';

/** Closing the account: its blockers, its consequences, and the way back during the cool-off. */
export function CloseAccount() {
  const query = useClosing();
  return (
    <QueryView query={query} skeleton={<RowsSkeleton />}>
      {({ closes_at, obstacles, cool_off_days }) => {
        if (closes_at !== null) return <Closing at={closes_at} />;
        if (obstacles.length > 0) return <ClosingBlockers blockers={obstacles} />;
        return <AskClosing days={cool_off_days} />;
      }}
    </QueryView>
  );
}
