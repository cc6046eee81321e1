import type { Withdrawal } from '@chengji/contract';
import { Link } from 'react-router';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { stateTones } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';
import { useAccountName } from './AccountLine.tsx';

type Props = {
  withdrawal: Pick<Withdrawal, 'amount' | 'account' | 'state' | 'reason'>;
  at: number;
  /** Where it is looked at. */
  to?: string;
};

/** A withdrawal in a card: how much, when and to where, how it stands, and why it was rejected. */
export function WithdrawalRow({ withdrawal: { amount, account, state, reason }, at, to }: Props) {
  const text = useWalletText();
  const accountName = useAccountName();
  return (
    <li>
      <div className="row between">
        <TwoLines
          isCut
          first={
            to ? (
              <Link to={to}>
                <Money amount={amount} />
              </Link>
            ) : (
              <Money amount={amount} />
            )
          }
          second={
            <>
              <MomentText at={at} /> · {accountName(account)}
            </>
          }
        />
        <StatusDot tone={stateTones[state]}>{text(`state_${state}`)}</StatusDot>
      </div>
      {reason && <p className="small muted">{text('rejectedBecause', { reason })}</p>}
    </li>
  );
}
