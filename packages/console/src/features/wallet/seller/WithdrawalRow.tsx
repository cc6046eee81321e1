import type { Withdrawal } from '@chengji/contract';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useAccountName } from '../components/AccountLine.tsx';
import { stateTones } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';

type Props = { withdrawal: Withdrawal; at: number };

/** A withdrawal in a card: how much, when and to where, how it stands, and why it was rejected. */
export function WithdrawalRow({ withdrawal: { amount, account, state, reason }, at }: Props) {
  const text = useWalletText();
  const accountName = useAccountName();
  return (
    <li>
      <div className="row between">
        <TwoLines
          isCut
          first={<Money amount={amount} />}
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
