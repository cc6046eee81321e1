import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { QueueItem } from '../../../design/queue/QueueItem.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { Case } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';
import { useCase } from '../queries.ts';
import { CaseFacts } from './CaseFacts.tsx';
import { DecisionFields } from './DecisionFields.tsx';
import { DecisionFoot } from './DecisionFoot.tsx';
import { DecisionPart } from './DecisionPart.tsx';
import { SilencePart } from './SilencePart.tsx';
import { useDecision } from './use-decision.ts';

type Props = { id: number; onDone: () => void; onBack: () => void };

/** The case at hand: what people say, the target beside it, and the decision. */
export function CaseWork({ id, onDone, onBack }: Props) {
  const text = useComplaintsText();
  const { data, error, refetch } = useCase(id);
  if (data && !error) return <Work found={data} onDone={onDone} onBack={onBack} />;
  return (
    <QueueItem label={text('complaints')} onBack={onBack}>
      <NotLoaded error={error} onRetry={refetch} />
    </QueueItem>
  );
}

function Work({ found, onDone, onBack }: Omit<Props, 'id'> & { found: Case }) {
  const text = useComplaintsText();
  const mayDecide = useCan('platform', 'complaints.decide');
  const decision = useDecision();
  const isOpen = found.can.decide && mayDecide;
  return (
    <QueueItem
      label={text('complaintNo', { id: found.id })}
      onBack={onBack}
      context={{
        label: text('verdict'),
        body: (
          <>
            <SilencePart target={found.target} />
            {isOpen ? <DecisionFields found={found} decision={decision} /> : <DecisionPart found={found} />}
          </>
        ),
        foot: isOpen ? (
          <DecisionFoot found={found} draft={decision.draft} onDone={onDone} />
        ) : mayDecide ? undefined : (
          <p className="muted small">{text('mayNotDecide')}</p>
        ),
      }}
    >
      <CaseFacts found={found} />
    </QueueItem>
  );
}
