import { classes } from '@chengji/client-kit/classes';
import { showMoney } from '@chengji/client-kit/money-display';
import {
  ChevronRight,
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
import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import statusStyles from '../../../design/values/status.module.css';
import { holds } from '../../../kernel/rights.ts';
import { useSession } from '../../../kernel/session.ts';
import type { Dashboard } from '../dashboard.view.ts';
import { usePlatformText } from '../platform-text.ts';
import styles from './dashboard.module.css';

type Row = {
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

/** What waits to be decided; each count opens exactly those items. */
export function TodoCard({ todo }: { todo: Dashboard['todo'] }) {
  const text = usePlatformText();
  const rights = useSession('platform')?.staff.rights ?? [];
  const { count, oldest_at, types } = todo.applications;
  const all: Row[] = [
    {
      key: 'applications',
      right: 'shops.approve',
      path: '/platform/applications',
      icon: Store,
      tone: 'orange',
      name: text('applications'),
      hint: text('applicationTypes', types),
      count,
      note: oldest_at !== null && (
        <>
          {text('waitsSince')} <MomentText at={oldest_at} />
        </>
      ),
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
        <>
          {text('waitsSince')} <MomentText at={todo.withdrawals.oldest_at} />
        </>
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
        <>
          {text('dueFirst')} <MomentText at={todo.interventions.oldest_due_at} />
        </>
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
        <>
          {text('dueAt')} <MomentText at={todo.complaints.oldest_due_at} />
        </>
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
      note: todo.posts.oldest_at !== null && (
        <>
          {text('waitsSince')} <MomentText at={todo.posts.oldest_at} />
        </>
      ),
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
  const rows = all.filter((row) => holds(rights, row.right));
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <Card title={text('todo')} aside={text('todoTotal', { n: total })}>
      {rows.length === 0 && <EmptyState title={text('todoNothing')} />}
      <ul>
        {rows.map(({ key, path, icon: Icon, tone, name, hint, count, note }) => (
          <li key={key}>
            <Link to={path} className={styles.marketTodoRow}>
              <span className={classes(styles.marketTodoIcon, statusStyles[tone])}>
                <Icon />
              </span>
              <span className={`${cellsStyles.cellTwo} grow`}>
                <span>{name}</span>
                <span>{hint}</span>
                {note && <span>{note}</span>}
              </span>
              <b className={styles.marketTodoCount}>{count}</b>
              <ChevronRight className={styles.marketTodoArrow} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
