import { Checkbox, Segmented } from 'antd';
import { useId } from 'react';
import { NumberField } from '../../../design/inputs/NumberField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { type Case, getMeasures, toggle } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';
import styles from './complaints.module.css';
import type { DecisionAtHand } from './use-decision.ts';

const verdicts = ['upheld', 'dismissed'] as const;

type Props = { found: Case; decision: DecisionAtHand };

/** The verdict, what is done about the target in the same step, and the words to both sides. */
export function DecisionFields({ found, decision: { draft, change } }: Props) {
  const text = useComplaintsText();
  const id = useId();
  const measures = getMeasures(draft, found.measures);
  return (
    <>
      <ContextPart title={text('verdict')}>
        <Segmented
          block
          aria-label={text('verdict')}
          value={draft.verdict}
          options={verdicts.map((value) => ({ value, label: text(`side_${value}`) }))}
          onChange={(verdict) => change({ verdict })}
        />
      </ContextPart>
      {draft.verdict === 'upheld' && (
        <ContextPart title={text('measures')} aside={text('measuresHint')}>
          {found.measures.length === 0 && <p className="muted">{text('noMeasures')}</p>}
          <div className={styles.measures}>
            {found.measures.map((measure) => (
              <Checkbox
                key={measure}
                className={styles.measure}
                checked={measures.includes(measure)}
                onChange={() => change({ measures: toggle(draft.measures, measure) })}
              >
                <TwoLines
                  isStrong
                  first={text(`measure_${measure}`)}
                  second={text(`measureHint_${measure}`)}
                />
              </Checkbox>
            ))}
          </div>
          {measures.includes('silence') && (
            <NumberField
              id={`${id}days`}
              label={text('silenceDays')}
              isRequired
              least={1}
              most={365}
              unit={text('days')}
              value={draft.days}
              onChange={(days) => change({ days })}
            />
          )}
        </ContextPart>
      )}
      <ContextPart title={text('words')}>
        <TextField
          id={`${id}answer`}
          label={text('answer')}
          most={500}
          rows={{ least: 3, most: 8 }}
          isRequired
          hint={text('allGet', { n: found.count })}
          value={draft.answer}
          onChange={(answer) => change({ answer })}
        />
        {measures.length > 0 && (
          <TextField
            id={`${id}notice`}
            label={text('notice')}
            most={200}
            rows={{ least: 2, most: 6 }}
            isRequired
            hint={text('noticeHint')}
            value={draft.notice}
            onChange={(notice) => change({ notice })}
          />
        )}
      </ContextPart>
    </>
  );
}
