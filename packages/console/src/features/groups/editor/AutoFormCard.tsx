import { classes } from '@chengji/client-kit/classes';
import { Switch } from 'antd';
import { ArrowRight } from 'lucide-react';
import { Card } from '../../../design/layout/Card.tsx';
import { getTiers } from '../campaign-draft.ts';
import { useGroupsText } from '../groups-text.ts';
import { listOutcomes } from '../outcomes.ts';
import styles from './campaign-editor.module.css';
import type { CardProps } from './card-props.ts';
import { StepTitle } from './StepTitle.tsx';

/** What becomes of a team when its time is over, with and without the market completing it. */
export function AutoFormCard({ draft, onChange }: CardProps) {
  const text = useGroupsText();
  const outcomes = listOutcomes(draft.kind, getTiers(draft), draft.autoForm);
  return (
    <Card
      ruled
      title={<StepTitle step={5}>{text('autoStep')}</StepTitle>}
      aside={
        <Switch
          aria-label={text('autoStep')}
          checked={draft.autoForm}
          onChange={(autoForm) => onChange({ autoForm })}
        />
      }
    >
      <div className="stack">
        <p className="muted">{text(draft.autoForm ? 'autoOn' : 'autoOff')}</p>
        <ol className={styles.outcomes}>
          {outcomes.map(({ from, to, comes }, at) => (
            <li key={comes} className={classes(styles.outcome, styles[comes])}>
              {at > 0 && <ArrowRight className={styles.outcomeArrow} aria-hidden="true" />}
              <p className="strong">
                {to === null
                  ? text('outcomeFull', { n: from })
                  : to === 0
                    ? text('outcomeNobody')
                    : text('outcomeBetween', { range: from === to ? String(from) : `${from}–${to}` })}
              </p>
              <p className="muted small">{text(`comes_${comes}`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
