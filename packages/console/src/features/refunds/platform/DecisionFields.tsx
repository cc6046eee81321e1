import { showMoney } from '@chengji/client-kit/money-display';
import { Button, Segmented } from 'antd';
import { useId } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { ChoiceCards } from '../../../design/inputs/ChoiceCards.tsx';
import { FieldGroup } from '../../../design/inputs/FieldGroup.tsx';
import { MoneyField } from '../../../design/inputs/money/MoneyInput.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { EntriesBox } from '../../../design/layout/EntriesBox.tsx';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { faultText } from '../../../kernel/faults.ts';
import {
  bearBy,
  canDemandReturn,
  findAmountProblem,
  isOfNothing,
  takeSide,
  toHalf,
  toSide,
  toWhole,
} from '../decision.view.ts';
import type { MarketRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import type { DecisionAtHand } from './use-decision.ts';

const sides = ['whole', 'partly', 'no'] as const;
const quick = ['quality', 'proof', 'promise'] as const;

type Props = { refund: MarketRefund; decision: DecisionAtHand };

/** Whom the platform sides with, on which terms and why; and what that books. */
export function DecisionFields({ refund, decision }: Props) {
  const text = useRefundsText();
  const id = useId();
  const { draft, change } = decision;
  return (
    <ContextPart title={text('verdict')}>
      <Segmented
        block
        aria-label={text('verdict')}
        value={toSide(draft, refund)}
        options={sides.map((side) => ({ value: side, label: text(`side_${side}`) }))}
        onChange={(side) => change(takeSide(side, refund))}
      />
      {draft.isForBuyer && <TermsFields refund={refund} decision={decision} />}
      <TextField
        id={`${id}reason`}
        label={text('decisionReason')}
        most={500}
        rows={{ least: 3, most: 8 }}
        isRequired
        hint={text('bothRead')}
        value={draft.reason}
        onChange={(reason) => change({ reason })}
      />
      <div className="row wrap">
        {quick.map((key) => (
          <Button key={key} size="small" onClick={() => change({ reason: text(`quickText_${key}`) })}>
            {text(`quick_${key}`)}
          </Button>
        ))}
      </div>
      {draft.isForBuyer && decision.refusal && <Note tone="error">{faultText(decision.refusal)}</Note>}
      {draft.isForBuyer && !decision.refusal && decision.entries && decision.entries.length > 0 && (
        <EntriesBox
          title={text(draft.returnNeeded ? 'entriesLater' : 'entriesNow')}
          entries={decision.entries}
        />
      )}
    </ContextPart>
  );
}

function TermsFields({ refund, decision: { draft, change, max } }: Props) {
  const text = useRefundsText();
  const id = useId();
  const problem = findAmountProblem(draft, max);
  const choices = [
    { label: text('byAsked'), amount: toWhole(refund) },
    { label: text('half'), amount: toHalf(refund) },
    ...(max === toWhole(refund) ? [] : [{ label: text('wholeAmount'), amount: max }]),
  ];
  return (
    <>
      <MoneyField
        id={`${id}amount`}
        label={text('amount')}
        isRequired
        hint={text('atMost', { amount: showMoney(max) })}
        error={problem && text(problem, { amount: showMoney(max) })}
        value={draft.amount}
        onChange={(amount) => change({ amount })}
      />
      {isOfNothing(draft) && <Note tone="warning">{text('nothingNote')}</Note>}
      <div className="row wrap">
        {choices.map(({ label, amount }) => (
          <Button key={label} size="small" onClick={() => change({ amount })}>
            {label} {showMoney(amount)}
          </Button>
        ))}
      </div>
      {canDemandReturn(refund) && (
        <FieldGroup label={text('returnQuestion')} isRequired>
          <ChoiceCards
            label={text('returnQuestion')}
            isRow
            value={draft.returnNeeded ? 'first' : 'not'}
            options={[
              { value: 'first', label: text('returnFirst'), isOff: draft.borneBy === 'platform' },
              { value: 'not', label: text('returnNot') },
            ]}
            onChange={(value) => change({ returnNeeded: value === 'first' })}
          />
          {draft.returnNeeded && <p className="muted small">{text('returnHint')}</p>}
        </FieldGroup>
      )}
      <FieldGroup label={text('bearer')} isRequired>
        <ChoiceCards
          label={text('bearer')}
          isRow
          value={draft.borneBy}
          options={(['shop', 'platform'] as const).map((value) => ({
            value,
            label: text(`bearerName_${value}`),
            hint: text(`bearerHint_${value}`),
          }))}
          onChange={(value) => change(bearBy(value))}
        />
      </FieldGroup>
    </>
  );
}
