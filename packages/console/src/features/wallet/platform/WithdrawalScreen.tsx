import { showMoney } from '@chengji/client-kit/money-display';
import { Button } from 'antd';
import { Wallet } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { wholeOr } from '../../../design/address/address-input.ts';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { DetailLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { HandledBy } from '../../alerts/index.ts';
import { FiguresStrip } from '../components/FiguresStrip.tsx';
import { WithdrawalTrail } from '../components/WithdrawalTrail.tsx';
import { useWithdrawal } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';
import { toWalletPath } from '../withdrawal.view.ts';
import { ApprovalsCard } from './ApprovalsCard.tsx';
import { BalanceDaysCard } from './BalanceDaysCard.tsx';
import { EarlierCard } from './EarlierCard.tsx';
import { EntriesCard } from './EntriesCard.tsx';
import { FactsCard } from './FactsCard.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PayoutStatus } from './PayoutStatus.tsx';
import { PayoutSteps } from './PayoutSteps.tsx';

/** One withdrawal: who approved it, how it is paid out, and which entries that writes. */
export function WithdrawalScreen() {
  const text = useWalletText();
  const navigate = useNavigate();
  const momentText = useMomentText();
  const seesWallets = useCan('platform', 'wallets.read');
  const { id = '' } = useParams();
  const { data: withdrawal, error, refetch } = useWithdrawal(wholeOr(id, 0));
  if (error || !withdrawal) return <NotLoaded error={error} onRetry={refetch} />;
  const { owner, createtime, withdrawal_no, timeline } = withdrawal;
  return (
    <>
      <PageHeader
        title={text('payout', { no: withdrawal_no })}
        back="/platform/withdrawals"
        marks={
          <>
            <PayoutStatus withdrawal={{ ...withdrawal, failure: '' }} />
            <KindTag tone={owner.kind === 'shop' ? 'orange' : 'plain'}>{text(`owner_${owner.kind}`)}</KindTag>
            <HandledBy subject="withdrawal" id={withdrawal.id} />
          </>
        }
        summary={text('payoutBy', { name: owner.name, time: momentText(createtime) })}
        actions={
          seesWallets && (
            <Button icon={<Wallet />} onClick={() => void navigate(toWalletPath(owner))}>
              {text('openWallet')}
            </Button>
          )
        }
      />
      <div className="stack">
        <PayoutSteps withdrawal={withdrawal} />
        <DetailLayout
          side={
            <>
              <ApprovalsCard withdrawal={withdrawal} />
              <PaymentCard withdrawal={withdrawal} />
              <EarlierCard withdrawal={withdrawal} />
            </>
          }
        >
          <FiguresStrip
            label={text('amount')}
            figures={[
              { name: text('payoutArrives'), amount: withdrawal.arrives },
              { name: text('payoutAmount'), amount: withdrawal.amount },
              { name: text('feeNone'), amount: withdrawal.fee, note: text('payoutFee') },
              {
                name: text('availableAfter'),
                amount: withdrawal.facts.balance_after,
                note: text('availableBefore', { amount: showMoney(withdrawal.facts.balance_before) }),
              },
            ]}
          />
          <FactsCard withdrawal={withdrawal} />
          <BalanceDaysCard withdrawal={withdrawal} />
          <EntriesCard withdrawal={withdrawal} />
          <Card title={text('timeline')}>
            <WithdrawalTrail timeline={timeline} />
          </Card>
        </DetailLayout>
      </div>
    </>
  );
}
