import { useUnreadChats } from '../../features/chat/index.ts';
import { useOpenComplaints } from '../../features/complaints/index.ts';
import { useWaitingFeedback } from '../../features/feedback/index.ts';
import { useIsLiving, useRunningLives } from '../../features/live/index.ts';
import { useOrderCounts } from '../../features/orders/index.ts';
import { useOpenFindings } from '../../features/payments/index.ts';
import { useMarketTodo } from '../../features/platform/index.ts';
import { useWaitingPosts } from '../../features/posts/index.ts';
import { useInterventions, useWaitingRefunds } from '../../features/refunds/index.ts';
import { useUnanswered } from '../../features/reviews/index.ts';
import { useQueuedSessions } from '../../features/support/index.ts';
import { useCan } from '../../kernel/rights.ts';
import type { Area } from '../../kernel/session.ts';

/** How many items wait in a page of the sider, by its path. */
export function useNavigationCounts(area: Area): Record<string, number> {
  const readsMarket = useCan('platform', 'dashboard.read');
  const readsFindings = useCan('platform', 'findings.read');
  const readsOrders = useCan('seller', 'orders.read');
  const readsReviews = useCan('seller', 'reviews.read');
  const readsRefunds = useCan(area, 'refunds.read');
  const readsComplaints = useCan('platform', 'complaints.read');
  const readsPosts = useCan('platform', 'posts.read');
  const readsFeedback = useCan('platform', 'feedback.read');
  const readsChats = useCan('seller', 'chat.read');
  const chats = useUnreadChats(area === 'seller' && readsChats);
  const complaints = useOpenComplaints(area === 'platform' && readsComplaints);
  const posts = useWaitingPosts(area === 'platform' && readsPosts);
  const feedback = useWaitingFeedback(area === 'platform' && readsFeedback);
  const readsSupport = useCan('platform', 'support.read');
  const queued = useQueuedSessions(area === 'platform' && readsSupport);
  const refunds = useWaitingRefunds(area === 'seller' && readsRefunds);
  const interventions = useInterventions(area === 'platform' && readsRefunds);
  const orders = useOrderCounts(area === 'seller' && readsOrders);
  const unanswered = useUnanswered(area === 'seller' && readsReviews);
  const todo = useMarketTodo(area === 'platform' && readsMarket);
  const findings = useOpenFindings(area === 'platform' && readsFindings);
  const readsLives = useCan('platform', 'live.read');
  const lives = useRunningLives(area === 'platform' && readsLives);
  return {
    ...(orders?.ship ? { '/seller/orders': orders.ship } : {}),
    ...(refunds ? { '/seller/refunds': refunds } : {}),
    ...(interventions ? { '/platform/interventions': interventions } : {}),
    ...(complaints ? { '/platform/complaints': complaints } : {}),
    ...(posts ? { '/platform/posts': posts } : {}),
    ...(feedback ? { '/platform/feedback': feedback } : {}),
    ...(chats ? { '/seller/chat': chats } : {}),
    ...(lives ? { '/platform/live': lives } : {}),
    ...(queued ? { '/platform/support': queued } : {}),
    ...(unanswered ? { '/seller/reviews': unanswered } : {}),
    ...(findings ? { '/platform/findings': findings } : {}),
    ...(todo
      ? {
          '/platform/applications': todo.applications.count,
          '/platform/withdrawals': todo.withdrawals.count,
          '/platform/radar': todo.bill_differences.count,
        }
      : {}),
  };
}

/** The page of the sider that is marked as living: the shop’s lives, while one runs. */
export function useLivingPage(area: Area): string | undefined {
  const readsLives = useCan('seller', 'live.read');
  return useIsLiving(area === 'seller' && readsLives) ? '/seller/live' : undefined;
}
