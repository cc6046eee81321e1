import { Note } from '../../../design/feedback/Note.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useSession } from '../../../kernel/session.ts';
import { useWalletText } from '../wallet-text.ts';
import { findHindrance, type WithdrawalDetails } from '../withdrawal.view.ts';
import { ApprovalActions } from './ApprovalActions.tsx';
import styles from './platform.module.css';

/** Who approved it, how many must, and the decision of who looks at it. */
export function ApprovalsCard({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  const mayDecide = useCan('platform', 'withdrawals.write');
  const staffId = useSession('platform')?.staff.id;
  const { approvals, approvals_needed, step, reason } = withdrawal;
  const missing = approvals_needed - approvals.length;
  const hindrance = findHindrance(withdrawal, staffId, mayDecide);
  return (
    <Card title={text('approvals')} aside={text('approvalsNeeded', { n: approvals_needed })}>
      <div className="stack">
        {approvals_needed > 1 && <p className="muted small">{text('approvalsWhy')}</p>}
        {approvals.length === 0 && <p className="muted">{text('approvalsNone')}</p>}
        <ul className={styles.approvals}>
          {approvals.map(({ staff_id, name, at }) => (
            <li key={staff_id} className="row between">
              <TwoLines first={name} second={<MomentText at={at} />} />
              <StatusDot tone="done">{text('agreed')}</StatusDot>
            </li>
          ))}
        </ul>
        {step === 'waiting' && approvals.length > 0 && missing > 0 && (
          <StatusDot tone="act">{text('stillNeeded', { n: missing })}</StatusDot>
        )}
        {reason && <Note tone="error">{text('rejectedBecause', { reason })}</Note>}
        {hindrance && <Note>{text(`hindrance_${hindrance}`)}</Note>}
        {mayDecide && <ApprovalActions withdrawal={withdrawal} />}
      </div>
    </Card>
  );
}
