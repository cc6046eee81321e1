import { Failure } from '../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../design/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../design/layout/PageHeader.tsx';
import { type Area, useSession } from '../../kernel/session.ts';
import { useIdentityText } from './identity-text.ts';
import { OwnSessionsCard } from './OwnSessionsCard.tsx';
import { useSecurity } from './queries.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** How the own account is secured: the second factor, and where it is logged in. */
export function AccountScreen({ area }: { area: Area }) {
  const text = useIdentityText();
  const staff = useSession(area)?.staff;
  const { data, error, refetch } = useSecurity(area);
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || !staff) return <SkeletonRows />;
  return (
    <>
      <PageHeader
        title={text('accountTitle')}
        summary={text('accountSummary', { account: staff.account, role: staff.role_name })}
      />
      <div className="stack">
        <SecondFactorCard area={area} account={staff.account} security={data} />
        <OwnSessionsCard area={area} />
      </div>
    </>
  );
}
