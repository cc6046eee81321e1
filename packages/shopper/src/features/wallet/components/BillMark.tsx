import type { Bill, BillType } from '@chengji/contract';
import {
  ArrowDownToLine,
  Gift,
  type LucideIcon,
  ShoppingBag,
  Store,
  Undo2,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { getTone } from '../bills/bill.view.ts';
import styles from './BillMark.module.css';

const icons: Record<BillType, LucideIcon> = {
  pay: ShoppingBag,
  groups: UsersRound,
  refund: Undo2,
  recharge: Wallet,
  withdraw: ArrowDownToLine,
  sys: Gift,
  settle: Store,
};

/** What a bill is about, at a glance. */
export const BillMark = ({ bill, large }: { bill: Pick<Bill, 'amount' | 'type'>; large?: boolean }) => (
  <span className={large ? `${styles.mark} ${styles.large}` : styles.mark} data-tone={getTone(bill)}>
    <Icon as={icons[bill.type]} size={large ? 26 : 20} />
  </span>
);
