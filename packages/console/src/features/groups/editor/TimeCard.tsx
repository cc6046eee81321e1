import { Button, InputNumber } from 'antd';
import { FieldGroup } from '../../../design/inputs/FieldGroup.tsx';
import fieldStyles from '../../../design/inputs/field.module.css';
import { SpanField } from '../../../design/inputs/SpanField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { lengthText } from '../../../design/values/countdown.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { useGroupsText } from '../groups-text.ts';
import styles from './campaign-editor.module.css';
import type { CardProps } from './card-props.ts';
import { StepTitle } from './StepTitle.tsx';

const usualHours = [12, 24, 48];

type Props = CardProps & {
  /** How long the market keeps a team open. */
  teamHours: number | undefined;
  /** It began already: its start stands. */
  hasBegun: boolean;
  isReadOnly: boolean;
};

/** When it runs, and how long a team of it stays open. */
export function TimeCard({ draft, onChange, teamHours, hasBegun, isReadOnly }: Props) {
  const text = useGroupsText();
  const language = useLanguage();
  const { startsAt, endsAt, hours } = draft;
  const length = startsAt !== null && endsAt !== null ? endsAt - startsAt : 0;
  return (
    <Card ruled title={<StepTitle step={4}>{text('timeStep')}</StepTitle>}>
      <div className={fieldStyles.fieldsTwo}>
        <SpanField
          label={text('runs')}
          from={startsAt}
          to={endsAt}
          placeholder={[text('fromNow'), text('untilStopped')]}
          isDisabled={isReadOnly || [hasBegun, false]}
          hint={length > 0 ? text('runsFor', { length: lengthText(length, language) }) : text('runsHint')}
          onChange={(from, to) => onChange({ startsAt: hasBegun ? startsAt : from, endsAt: to })}
        />
        <FieldGroup label={text('teamHours')} className={styles.quickPicks}>
          <div className="row wrap">
            {usualHours.map((usual) => (
              <Button
                key={usual}
                aria-pressed={hours === usual}
                className={hours === usual ? styles.quickPickOn : ''}
                onClick={() => onChange({ hours: usual })}
              >
                {text('hours', { n: usual })}
              </Button>
            ))}
            <InputNumber<number>
              className={styles.hoursInput}
              aria-label={text('teamHours')}
              min={1}
              max={168}
              precision={0}
              controls={false}
              placeholder={teamHours === undefined ? '' : String(teamHours)}
              suffix={text('hoursUnit')}
              value={hours}
              onChange={(next) => onChange({ hours: next })}
            />
          </div>
          <p className="muted small">{text('teamHoursHint')}</p>
        </FieldGroup>
      </div>
    </Card>
  );
}
