import { NotLoaded } from '../../design/feedback/NotLoaded.tsx';
import { PageHeader } from '../../design/layout/PageHeader.tsx';
import { type Area, useSession } from '../../kernel/session.ts';
import { LinksCard } from '../staff/index.ts';
import { useIdentityText } from './identity-text.ts';
import { OwnSessionsCard } from './OwnSessionsCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { useSecurity } from './queries.ts';
import { SecondFactorCard } from './SecondFactorCard.tsx';

/** How the own account is secured: the second factor, and where it is logged in. */
export function AccountScreen({ area }: { area: Area }) {
  const text = useIdentityText();
  const staff = useSession(area)?.staff;
  const { data, error, refetch } = useSecurity(area);
  if (error || !data || !staff) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader
        title={text('accountTitle')}
        summary={text('accountSummary', { account: staff.account, role: staff.role_name })}
      />
      <div className="stack">
        <PasswordCard area={area} />
        <SecondFactorCard area={area} account={staff.account} security={data} />
        {area === 'seller' && <LinksCard />}
        <OwnSessionsCard area={area} />
      </div>
    </>
  );
}
