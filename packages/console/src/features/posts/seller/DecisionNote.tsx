import type { PostDetails } from '@chengji/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { usePostsText } from '../posts-text.ts';
import { AnswerModal } from './AnswerModal.tsx';

/** What the review decided, and the way to answer it once. */
export function DecisionNote({ post, canWrite }: { post: PostDetails; canWrite: boolean }) {
  const text = usePostsText();
  const [isAnswering, setAnswering] = useState(false);
  const { own } = post;
  if (own?.state === 'reviewing') return <Note>{text('isWaiting')}</Note>;
  if (!own?.decision) return null;
  return (
    <>
      <Note tone="error">
        <div className="row between wrap">
          <div>
            <b>{text(own.state === 'taken_down' ? 'whyTakenDown' : 'whyRefused')}</b>
            <p>{own.decision}</p>
            <p className="small">{text(own.state === 'taken_down' ? 'takenDownHint' : 'refusedHint')}</p>
            {own.answer && <p className="small">{text('yourAnswer', { answer: own.answer })}</p>}
          </div>
          {own.can_answer && canWrite && (
            <Button size="small" onClick={() => setAnswering(true)}>
              {text('answer')}
            </Button>
          )}
        </div>
      </Note>
      {isAnswering && (
        <AnswerModal post={{ id: post.id, decision: own.decision }} onClose={() => setAnswering(false)} />
      )}
    </>
  );
}
