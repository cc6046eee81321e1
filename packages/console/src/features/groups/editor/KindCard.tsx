import { ChartNoAxesColumnIncreasing, Users } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../design/layout/Card.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { withKind } from '../campaign-draft.ts';
import { campaignKinds } from '../campaigns.view.ts';
import { useGroupsText } from '../groups-text.ts';
import styles from './campaign-editor.module.css';
import type { CardProps } from './card-props.ts';
import { StepTitle } from './StepTitle.tsx';

const icons = { ordinary: Users, ladder: ChartNoAxesColumnIncreasing };

export function KindCard({ draft, onChange, isFrozen }: CardProps) {
  const text = useGroupsText();
  const name = useId();
  return (
    <Card ruled title={<StepTitle step={1}>{text('kindStep')}</StepTitle>}>
      <fieldset className={styles.kindChoices} disabled={isFrozen}>
        <legend className="visually-hidden">{text('kindStep')}</legend>
        {campaignKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <label key={kind} className={styles.kindChoice} data-chosen={draft.kind === kind}>
              <span className={styles.kindChoiceIcon}>
                <Icon />
              </span>
              <TwoLines
                className="grow"
                isStrong
                first={text(`kindName_${kind}`)}
                second={text(`kindHint_${kind}`)}
              />
              <input
                type="radio"
                name={name}
                checked={draft.kind === kind}
                onChange={() => onChange(withKind(draft, kind))}
              />
            </label>
          );
        })}
      </fieldset>
    </Card>
  );
}
