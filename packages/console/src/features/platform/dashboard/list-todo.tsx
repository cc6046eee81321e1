import { showMoney } from '@chengji/client-kit/money-display';
import {
  GalleryVerticalEnd,
  Gavel,
  HandCoins,
  type LucideIcon,
  MessageSquareWarning,
  Radar,
  ShieldOff,
  Store,
  Undo2,
  UserX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { MomentText } from '../../../design/values/MomentText.tsx';
import type { Dashboard } from '../dashboard.view.ts';
import type { usePlatformText } from '../platform-text.ts';

type TodoRow = {
  key: string;
  right: string;
  path: string;
  icon: LucideIcon;
  tone: string;
  name: string;
  hint: string;
  count: number;
  note?: ReactNode;
};

/** All that waits to be decided, in the order of the card. */
export function listTodo(todo: Dashboard['todo'], text: ReturnType<typeof usePlatformText>): TodoRow[] {
  const { count, oldest_at, types } = todo.applications;
  return [
    {
      key: 'applications',
      right: 'shops.approve',
      path: '/platform/applications',
      icon: Store,
      tone: 'orange',
      name: text('applications'),
      hint: text('applicationTypes', types),
      count,
      note: oldest_at !== null && <Since label={text('waitsSince')} at={oldest_at} />,
    },
    {
      key: 'withdrawals',
      right: 'withdrawals.read',
      path: '/platform/withdrawals',
      icon: HandCoins,
      tone: 'blue',
      name: text('withdrawals'),
      hint: text('withdrawalsHint', { amount: showMoney(todo.withdrawals.amount) }),
      count: todo.withdrawals.count,
      note: todo.withdrawals.oldest_at !== null && (
        <Since label={text('waitsSince')} at={todo.withdrawals.oldest_at} />
      ),
    },
    {
      key: 'interventions',
      right: 'refunds.read',
      path: '/platform/interventions',
      icon: Gavel,
      tone: 'orange',
      name: text('interventions'),
      hint: text('interventionsHint'),
      count: todo.interventions.count,
      note: todo.interventions.oldest_due_at !== null && (
        <Since label={text('dueFirst')} at={todo.interventions.oldest_due_at} />
      ),
    },
    {
      key: 'failedRefunds',
      right: 'refunds.read',
      path: '/platform/interventions?tab=failed',
      icon: Undo2,
      tone: 'rose',
      name: text('failedRefunds'),
      hint: text('failedRefundsHint'),
      count: todo.failed_refunds,
    },
    {
      key: 'bills',
      right: 'ledger.read',
      path: '/platform/radar',
      icon: Radar,
      tone: 'rose',
      name: text('billDifferences'),
      hint: text('billDifferencesHint', { amount: showMoney(todo.bill_differences.amount) }),
      count: todo.bill_differences.count,
    },
    {
      key: 'complaints',
      right: 'complaints.read',
      path: '/platform/complaints',
      icon: MessageSquareWarning,
      tone: 'amber',
      name: text('complaints'),
      hint: text('complaintsHint'),
      count: todo.complaints.count,
      note: todo.complaints.oldest_due_at !== null && (
        <Since label={text('dueAt')} at={todo.complaints.oldest_due_at} />
      ),
    },
    {
      key: 'posts',
      right: 'posts.read',
      path: '/platform/posts',
      icon: GalleryVerticalEnd,
      tone: 'plum',
      name: text('waitingPosts'),
      hint: text('waitingPostsHint'),
      count: todo.posts.count,
      note: todo.posts.oldest_at !== null && <Since label={text('waitsSince')} at={todo.posts.oldest_at} />,
    },
    {
      key: 'shops',
      right: 'shops.read',
      path: '/platform/shops?state=suspended',
      icon: ShieldOff,
      tone: 'rose',
      name: text('suspendedShops'),
      hint: text('suspendedHint'),
      count: todo.suspended_shops,
    },
    {
      key: 'users',
      right: 'users.read',
      path: '/platform/users?state=frozen',
      icon: UserX,
      tone: 'plum',
      name: text('frozenUsers'),
      hint: text('frozenHint'),
      count: todo.frozen_users,
    },
  ];
}

function Since({ label, at }: { label: string; at: number }) {
  return (
    <>
      {label} <MomentText at={at} />
    </>
  );
}
