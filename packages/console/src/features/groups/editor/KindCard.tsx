import { ChartNoAxesColumnIncreasing, Users } from 'lucide-react';
import { useId } from 'react';
import { Card } from '../../../design/layout/Card.tsx';
import { withKind } from '../campaign-draft.ts';
import { campaignKinds } from '../campaigns.view.ts';
import { useGroupsText } from '../groups-text.ts';
import type { CardProps } from './card-props.ts';
import { StepTitle } from './StepTitle.tsx';

const icons = { ordinary: Users, ladder: ChartNoAxesColumnIncreasing };

export function KindCard({ draft, onChange, isFrozen }: CardProps) {
  const text = useGroupsText();
  const name = useId();
  return (
    <Card ruled title={<StepTitle step={1}>{text('kindStep')}</StepTitle>}>
      <fieldset className="kind-choices" disabled={isFrozen}>
        <legend className="visually-hidden">{text('kindStep')}</legend>
        {campaignKinds.map((kind) => {
          const Icon = icons[kind];
          return (
            <label key={kind} className="kind-choice" data-chosen={draft.kind === kind}>
              <span className="kind-choice-icon">
                <Icon />
              </span>
              <span className="cell-two grow">
                <span className="strong">{text(`kindName_${kind}`)}</span>
                <span>{text(`kindHint_${kind}`)}</span>
              </span>
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
