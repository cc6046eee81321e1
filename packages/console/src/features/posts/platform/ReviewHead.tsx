import { Button } from 'antd';
import { ShieldBan, SlidersHorizontal, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import galleryStyles from '../../../design/queue/gallery.module.css';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { usePhone } from '../../../design/theme/use-phone.ts';
import { useCan } from '../../../kernel/rights.ts';
import { type ReviewTab, reviewTabs } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { useOpenReports, useReviewCounts } from '../queries.ts';
import styles from './review.module.css';

type Props = { tab: ReviewTab; summary: ReactNode; onTab?: (tab: Exclude<ReviewTab, 'reports'>) => void };

/** What the pages of the review share: their tabs, and the ways to the words and rules that posts wait by. */
export function ReviewHead({ tab, summary, onTab }: Props) {
  const text = usePostsText();
  const navigate = useNavigate();
  const readsSettings = useCan('platform', 'settings.read');
  const readsReports = useCan('platform', 'complaints.read');
  const isPhone = usePhone();
  const counts = useReviewCounts();
  const reports = useOpenReports(readsReports);
  const toTab = (next: ReviewTab) => {
    if (next === 'reports') return void navigate('/platform/posts/reports');
    if (onTab) return onTab(next);
    void navigate(next === 'answered' ? '/platform/posts?answered=1' : `/platform/posts?state=${next}`);
  };
  return (
    <div className={`${galleryStyles.head} ${styles.head}`}>
      <PageHeader
        title={text('moderation')}
        summary={summary}
        actions={
          // on a phone the reports are a page below, whose foot is for what is done there
          !(isPhone && tab === 'reports') && (
            <>
              <Link to="/platform/posts/authors">
                <Button icon={<Users />}>{text('authors')}</Button>
              </Link>
              {readsSettings && (
                <>
                  <Link to="/platform/settings?keyword=content.blocked_words">
                    <Button icon={<ShieldBan />}>{text('blockedWords')}</Button>
                  </Link>
                  <Link to="/platform/settings?group=discovery">
                    <Button icon={<SlidersHorizontal />}>{text('rules')}</Button>
                  </Link>
                </>
              )}
            </>
          )
        }
      />
      <ListTabs
        key={counts ? 'counted' : 'uncounted'}
        label={text('state')}
        active={tab}
        tabs={reviewTabs
          .filter((key) => key !== 'reports' || readsReports)
          .map((key) => ({
            key,
            label: text(`tab_${key}`),
            count: key === 'reports' ? reports : counts?.[key],
          }))}
        onChange={toTab}
      />
    </div>
  );
}
