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
import type { PlatformText } from '../platform-text.ts';

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

type Todo = Dashboard['todo'];

/** All that waits to be decided, in the order of the card. */
export const listTodo = (todo: Todo, text: PlatformText): TodoRow[] => [
  ...listApplications(todo, text),
  ...listMoney(todo, text),
  ...listModeration(todo, text),
  ...listSuspended(todo, text),
];

const listApplications = ({ applications }: Todo, text: PlatformText): TodoRow[] => [
  {
    key: 'applications',
    right: 'shops.approve',
    path: '/platform/applications',
    icon: Store,
    tone: 'orange',
    name: text('applications'),
    hint: text('applicationTypes', applications.types),
    count: applications.count,
    note: toNote(text('waitsSince'), applications.oldest_at),
  },
];

const listMoney = (todo: Todo, text: PlatformText): TodoRow[] => [
  {
    key: 'withdrawals',
    right: 'withdrawals.read',
    path: '/platform/withdrawals',
    icon: HandCoins,
    tone: 'blue',
    name: text('withdrawals'),
    hint: text('withdrawalsHint', { amount: showMoney(todo.withdrawals.amount) }),
    count: todo.withdrawals.count,
    note: toNote(text('waitsSince'), todo.withdrawals.oldest_at),
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
    note: toNote(text('dueFirst'), todo.interventions.oldest_due_at),
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
];

/** What people complained about, and what they wrote. */
const listModeration = (todo: Todo, text: PlatformText): TodoRow[] => [
  {
    key: 'complaints',
    right: 'complaints.read',
    path: '/platform/complaints',
    icon: MessageSquareWarning,
    tone: 'amber',
    name: text('complaints'),
    hint: text('complaintsHint'),
    count: todo.complaints.count,
    note: toNote(text('dueAt'), todo.complaints.oldest_due_at),
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
    note: toNote(text('waitsSince'), todo.posts.oldest_at),
  },
];

/** The shops and shoppers that are kept out until somebody decides again. */
const listSuspended = (todo: Todo, text: PlatformText): TodoRow[] => [
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

/** Since when the oldest waits, or when the first is due. */
const toNote = (label: string, at: number | null): ReactNode =>
  at !== null && <Since label={label} at={at} />;

function Since({ label, at }: { label: string; at: number }) {
  return (
    <>
      {label} <MomentText at={at} />
    </>
  );
}
