import type { PlatformWithdrawal } from '@chengji/contract';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import styles from '../wallet.module.css';
import { stateTones, stepTones } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';

/** How far the operator is with a withdrawal, and below it how many approved of it or what went wrong. */
export function PayoutStatus({ withdrawal }: { withdrawal: PlatformWithdrawal }) {
  const text = useWalletText();
  const { state, step, approvals, approvals_needed, failure } = withdrawal;
  if (state !== 'created' || step === null)
    return <StatusDot tone={stateTones[state]}>{text(`state_${state}`)}</StatusDot>;
  const isShared = step === 'waiting' && approvals_needed > 1;
  return (
    <>
      <StatusDot tone={stepTones[step]}>{text(`tab_${step}`)}</StatusDot>
      {isShared && (
        <span className={`muted small ${styles.reason}`}>
          {text('approvalsShort', { done: approvals.length, needed: approvals_needed })}
        </span>
      )}
      {failure && (
        <span className={`muted small ${styles.reason}`}>{text('lastFailure', { reason: failure })}</span>
      )}
    </>
  );
}
