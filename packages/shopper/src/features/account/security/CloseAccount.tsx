import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { useClosing } from '../queries.ts';
import { AskClosing } from './AskClosing.tsx';
import { Closing } from './Closing.tsx';
import { ClosingBlockers } from './ClosingBlockers.tsx';

/** The end of the account: what stands against it, what it means, and the way back while there is one. */
export function CloseAccount() {
  const query = useClosing();
  return (
    <QueryView query={query} skeleton={<RowsSkeleton />}>
      {({ closes_at, obstacles, cool_off_days }) => {
        if (closes_at !== null) return <Closing at={closes_at} />;
        if (obstacles.length > 0) return <ClosingBlockers obstacles={obstacles} />;
        return <AskClosing days={cool_off_days} />;
      }}
    </QueryView>
  );
}
