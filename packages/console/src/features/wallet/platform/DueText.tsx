import { serverNow } from '@chengji/client-kit/react';
import type { PlatformWithdrawal } from '@chengji/contract';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import styles from '../wallet.module.css';
import { useWalletText } from '../wallet-text.ts';
import { isLate } from '../withdrawal.view.ts';

/** When it should be done at the latest; one that is late says so. */
export function DueText({ withdrawal }: { withdrawal: PlatformWithdrawal }) {
  const text = useWalletText();
  const { due_at } = withdrawal;
  if (due_at === null) return <EmptyCell />;
  if (!isLate(withdrawal, serverNow())) return <MomentText at={due_at} />;
  return (
    <TwoLines
      first={<span className={styles.late}>{text('late')}</span>}
      second={<MomentText at={due_at} />}
    />
  );
}
