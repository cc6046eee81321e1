import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../design/layout/Card.tsx';
import { Pictures } from '../../../design/pictures/Pictures.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import type { Case } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';
import styles from './complaints.module.css';

type Saying = Case['complaints'][number];

/** What each person says, one at a time; all of them below. */
export function SayingsCard({ complaints }: { complaints: readonly Saying[] }) {
  const text = useComplaintsText();
  const [at, setAt] = useState(0);
  const shown = complaints[at];
  if (!shown) return null;
  const of = complaints.length;
  return (
    <Card
      title={text('content')}
      aside={
        of > 1 && (
          <span className="row">
            <Button
              size="small"
              type="text"
              icon={<ChevronLeft />}
              aria-label={text('previous')}
              disabled={at === 0}
              onClick={() => setAt(at - 1)}
            />
            {text('at', { at: at + 1, of })}
            <Button
              size="small"
              type="text"
              icon={<ChevronRight />}
              aria-label={text('next')}
              disabled={at === of - 1}
              onClick={() => setAt(at + 1)}
            />
          </span>
        )
      }
    >
      <SayingBody saying={shown} />
      {of > 1 && (
        <div className={styles.others}>
          <b>{text('others', { n: of })}</b>
          <ul>
            {complaints.map(({ id, content, createtime }, index) => (
              <li key={id}>
                <button
                  type="button"
                  className={`row between ${styles.other}`}
                  aria-current={index === at}
                  onClick={() => setAt(index)}
                >
                  <span className="ellipsis">{content}</span>
                  <span className="muted small">
                    <MomentText at={createtime} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function SayingBody({ saying }: { saying: Saying }) {
  const text = useComplaintsText();
  const { user, complaints_30_days, reason, content, images, createtime } = saying;
  return (
    <>
      <div className="row between">
        <span className="row">
          <Thumb image={user.avatar} size={36} round />
          <TwoLines
            first={<Link to={`/platform/users/${user.id}`}>{user.nickname}</Link>}
            second={text('ofThirty', { n: complaints_30_days })}
          />
        </span>
        <span className={`muted small ${styles.moment}`}>
          <MomentText at={createtime} />
        </span>
      </div>
      <p className={styles.words}>{content}</p>
      <Pictures images={images} size={96} />
      <p className="row">
        <KindTag tone="plain">{reason.text}</KindTag>
      </p>
    </>
  );
}
