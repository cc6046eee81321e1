import type { AlertKind } from '@chengji/contract/states';
import {
  Banknote,
  CircleStop,
  CircleX,
  FileCheck,
  FileClock,
  FileX,
  type LucideIcon,
  MessageSquareHeart,
  MessageSquareWarning,
  PackageCheck,
  PackageMinus,
  Radio,
  Scale,
  ShoppingBag,
  Star,
  Store,
  TriangleAlert,
  Undo2,
  Wallet,
} from 'lucide-react';

/** `act` waits for the area's own people. */
type AlertTone = 'act' | 'info' | 'success' | 'warning' | 'error';

export const alertLooks: Record<AlertKind, { icon: LucideIcon; tone: AlertTone }> = {
  order_paid: { icon: ShoppingBag, tone: 'act' },
  refund_applied: { icon: Undo2, tone: 'act' },
  refund_returned: { icon: PackageCheck, tone: 'act' },
  review_written: { icon: Star, tone: 'info' },
  stock_low: { icon: PackageMinus, tone: 'warning' },
  campaign_stopped: { icon: CircleStop, tone: 'error' },
  coupon_stopped: { icon: CircleStop, tone: 'error' },
  import_done: { icon: FileCheck, tone: 'success' },
  payout_paid: { icon: Banknote, tone: 'success' },
  payout_rejected: { icon: CircleX, tone: 'error' },
  licence_ending: { icon: FileClock, tone: 'warning' },
  live_recorded: { icon: Radio, tone: 'success' },
  live_cut: { icon: CircleStop, tone: 'error' },
  licence_over: { icon: FileX, tone: 'error' },
  shop_applied: { icon: Store, tone: 'act' },
  payout_asked: { icon: Wallet, tone: 'act' },
  refund_disputed: { icon: Scale, tone: 'act' },
  feedback_sent: { icon: MessageSquareHeart, tone: 'info' },
  complaint_sent: { icon: MessageSquareWarning, tone: 'warning' },
  payment_found: { icon: TriangleAlert, tone: 'error' },
};
