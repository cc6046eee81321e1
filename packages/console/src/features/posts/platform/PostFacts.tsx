import { showMoney } from '@chengji/client-kit/money-display';
import { Link } from 'react-router';
import { Note } from '../../../design/feedback/Note.tsx';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { HandledBy } from '../../alerts/index.ts';
import { postTones, type ReviewedPost } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import { useReportCounts } from '../queries.ts';
import { AuthorPart } from './AuthorPart.tsx';
import { MarkedText } from './MarkedText.tsx';
import styles from './review.module.css';

type Props = {
  found: ReviewedPost;
  /** It stands beside the complaints about it. */
  isReported?: boolean;
};

/** What a post says and shows, who wrote it, and what was decided about it before. */
export function PostFacts({ found, isReported = false }: Props) {
  const text = usePostsText();
  const { post, goods, content } = found;
  const { state, words, decision, answer, decided_at, waits_since } = post;
  return (
    <>
      <ContextPart
        title={text('post', { id: post.id })}
        aside={
          <span className="row">
            {!isReported && <HandledBy subject="post" id={post.id} />}
            <StatusDot tone={postTones[state]}>{text(`state_${state}`)}</StatusDot>
          </span>
        }
      >
        <AuthorPart post={post} />
        <div className={styles.words}>
          {found.title && found.title !== content && (
            <h3>
              <MarkedText words={words}>{found.title}</MarkedText>
            </h3>
          )}
          <p>
            <MarkedText words={words}>{content}</MarkedText>
          </p>
        </div>
        <p className="muted small row wrap">
          <span>
            {text('published')} <MomentText at={post.createtime} />
          </span>
          {waits_since !== null && (
            <span>
              {text('waitsSince')} <MomentText at={waits_since} />
            </span>
          )}
          <span>{text('reactions', { likes: found.likes, comments: found.comments })}</span>
        </p>
        {words.length > 0 && <Note tone="warning">{text('holdsWords', { words: words.join(' · ') })}</Note>}
      </ContextPart>
      <ContextPart title={text('goods')} aside={text('goodsCount', { n: goods.length })}>
        {goods.length === 0 && <p className="muted">{text('noGoods')}</p>}
        <ul className={styles.goods}>
          {goods.map((one) => (
            <li key={one.id} className="row">
              <Thumb image={one.image} size={36} />
              <TwoLines first={one.title} second={showMoney(one.price)} />
            </li>
          ))}
        </ul>
      </ContextPart>
      {decision && (
        <ContextPart
          title={text(state === 'taken_down' ? 'whyTakenDown' : 'whyRefused')}
          aside={decided_at !== null && <MomentText at={decided_at} />}
        >
          <p className={styles.words}>{decision}</p>
          {answer ? (
            <Note>
              <b>{text('answered')}</b>
              <p className={styles.words}>{answer}</p>
            </Note>
          ) : (
            <p className="muted small">{text('notAnswered')}</p>
          )}
        </ContextPart>
      )}
      {!isReported && <ReportsPart id={post.id} />}
    </>
  );
}

/** How many complain about it, and the way to what they say. */
function ReportsPart({ id }: { id: number }) {
  const text = usePostsText();
  const reads = useCan('platform', 'complaints.read');
  const counts = useReportCounts(id, reads);
  if (!counts) return null;
  const open = counts.submitted + counts.processing;
  if (open + counts.ended === 0) return null;
  const tab = counts.submitted > 0 ? 'submitted' : counts.processing > 0 ? 'processing' : 'ended';
  return (
    <ContextPart title={text('reports')}>
      <p className="row between">
        <span>{text('reportsOf', { open, ended: counts.ended })}</span>
        <Link className="row-link" to={`/platform/complaints?tab=${tab}&type=post&target_id=${id}`}>
          {text('seeReports')}
        </Link>
      </p>
    </ContextPart>
  );
}
