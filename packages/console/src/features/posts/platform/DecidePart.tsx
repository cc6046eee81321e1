import { classes } from '@chengji/client-kit/classes';
import { useId } from 'react';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { mostReason, reasonKeys } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import styles from './review.module.css';
import type { DraftReason } from './use-draft-reason.ts';

/** Why a post is turned down: a press on a reason, or on its number, writes words that may be changed. */
export function DecidePart({ reason }: { reason: DraftReason }) {
  const text = usePostsText();
  const id = useId();
  return (
    <ContextPart title={text('decision')} aside={text('decisionHint')}>
      <fieldset className={styles.reasons}>
        <legend className="visually-hidden">{text('reason')}</legend>
        {reasonKeys.map((key, at) => (
          <button
            key={key}
            type="button"
            className={classes(styles.reason, reason.kind === key && styles.reasonNow)}
            aria-pressed={reason.kind === key}
            onClick={() => reason.choose(key)}
          >
            <kbd>{at + 1}</kbd>
            <span>{text(`reason_${key}`)}</span>
          </button>
        ))}
      </fieldset>
      <TextField
        id={id}
        label={text('reason')}
        most={mostReason}
        rows={{ least: 2, most: 6 }}
        value={reason.words}
        onChange={reason.write}
      />
    </ContextPart>
  );
}
