import { Button } from 'antd';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../design/layout/Card.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useRevealUser } from '../queries.ts';
import type { User } from '../users.view.ts';
import { useUsersText } from '../users-text.ts';

/** Who the shopper is; their number is masked until someone with the right asks for it. */
export function ProfileCard({ user }: { user: User }) {
  const text = useUsersText();
  const canReveal = useCan('platform', 'users.contact');
  const seesWallets = useCan('platform', 'wallets.read');
  const readsAudit = useCan('platform', 'audit.read');
  const reveal = useRevealUser();
  const [mobile, setMobile] = useState<string>();
  return (
    <Card
      title={text('profile')}
      aside={
        readsAudit && (
          <Link className="row-link" to={`/platform/audit?subject=shopper&keyword=${user.id}`}>
            {text('audit')}
          </Link>
        )
      }
    >
      <div className="stack">
        <Thumb size={56} image={user.avatar} round />
        <Facts
          rows={[
            { name: text('id'), value: user.id },
            { name: text('username'), value: user.username },
            {
              name: text('mobile'),
              value: (
                <span className="row">
                  {mobile ?? user.mobile}
                  {canReveal && !mobile && (
                    <Button
                      size="small"
                      type="text"
                      icon={<Eye size={14} />}
                      aria-label={text('reveal')}
                      title={text('revealHint')}
                      loading={reveal.isPending}
                      onClick={() =>
                        reveal.mutate({ id: user.id }, { onSuccess: (seen) => setMobile(seen.mobile) })
                      }
                    />
                  )}
                </span>
              ),
            },
            {
              name: text('money'),
              value: (
                <span className="row">
                  <Money amount={user.money} />
                  {seesWallets && (
                    <Link className="row-link" to={`/platform/users/${user.id}/wallet`}>
                      {text('wallet')}
                    </Link>
                  )}
                </span>
              ),
            },
            { name: text('level'), value: user.level },
            { name: text('gender'), value: text(`gender_${user.gender}`) },
            { name: text('bio'), value: user.bio || <EmptyCell /> },
            { name: text('joinedAt'), value: <MomentText at={user.joined_at} /> },
            {
              name: text('loginAt'),
              value: user.login_at === null ? text('never') : <MomentText at={user.login_at} />,
            },
            { name: text('loginIp'), value: user.login_ip || <EmptyCell /> },
          ]}
        />
      </div>
    </Card>
  );
}
