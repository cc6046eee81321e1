import { Button } from 'antd';
import { useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { AccountLine } from '../components/AccountLine.tsx';
import { useAccount } from '../queries.ts';
import type { Income } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';
import { AccountDrawer } from './AccountDrawer.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';

/** Where the shop is paid out to, and the form that asks for it. */
export function PayoutCard({ income }: { income: Income }) {
  const text = useWalletText();
  const mayWithdraw = useCan('seller', 'money.withdraw');
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useAccount();
  return (
    <Card title={text('withdraw')}>
      {(error || !data) && <NotLoaded error={error} onRetry={refetch} rows={3} />}
      {data && (
        <div className="stack">
          <div className="row between">
            {data.account ? (
              <AccountLine account={data.account} />
            ) : (
              <span className="muted">{text('accountNone')}</span>
            )}
            {mayWithdraw && data.account && (
              <Button size="small" onClick={() => setEditing(true)}>
                {text('accountChange')}
              </Button>
            )}
          </div>
          {!mayWithdraw && <Note>{text('withdrawNoRight')}</Note>}
          {mayWithdraw && !data.account && (
            <>
              <Note>{text('withdrawNoAccount')}</Note>
              <Button type="primary" onClick={() => setEditing(true)}>
                {text('accountSet')}
              </Button>
            </>
          )}
          {mayWithdraw && data.account && <WithdrawForm income={income} account={data.account} />}
        </div>
      )}
      {isEditing && data && <AccountDrawer banks={data.rows} onClose={() => setEditing(false)} />}
    </Card>
  );
}
