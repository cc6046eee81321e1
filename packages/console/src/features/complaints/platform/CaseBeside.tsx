import type { ReactNode } from 'react';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { Case } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';
import { useCase } from '../queries.ts';
import styles from './complaints.module.css';
import { DecisionFields } from './DecisionFields.tsx';
import { DecisionFoot } from './DecisionFoot.tsx';
import { DecisionPart } from './DecisionPart.tsx';
import { SayingsCard } from './SayingsCard.tsx';
import { SilencePart } from './SilencePart.tsx';
import { useDecision } from './use-decision.ts';

type Props = {
  id: number;
  onDone: () => void;
  /** The parts in the frame of the page that shows the target itself. */
  frame: (parts: { body: ReactNode; foot?: ReactNode }) => ReactNode;
};

/** What people say of a target that the page shows beside it, and the decision. */
export function CaseBeside({ id, onDone, frame }: Props) {
  const { data, error, refetch } = useCase(id);
  if (data && !error) return <Beside found={data} onDone={onDone} frame={frame} />;
  return frame({ body: <NotLoaded error={error} onRetry={refetch} /> });
}

function Beside({ found, onDone, frame }: Omit<Props, 'id'> & { found: Case }) {
  const text = useComplaintsText();
  const mayDecide = useCan('platform', 'complaints.decide');
  const decision = useDecision();
  const isOpen = found.can.decide && mayDecide;
  return frame({
    body: (
      <>
        <div className={styles.beside}>
          <SayingsCard complaints={found.complaints} />
        </div>
        <SilencePart target={found.target} />
        {isOpen ? <DecisionFields found={found} decision={decision} /> : <DecisionPart found={found} />}
      </>
    ),
    ...(isOpen
      ? { foot: <DecisionFoot found={found} draft={decision.draft} onDone={onDone} /> }
      : mayDecide
        ? {}
        : { foot: <p className="muted small">{text('mayNotDecide')}</p> }),
  });
}
