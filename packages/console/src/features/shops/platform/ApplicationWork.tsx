import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { QueueHead } from '../../../design/queue/QueueHead.tsx';
import { QueueItem } from '../../../design/queue/QueueItem.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag, StatusDot } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { HandledBy } from '../../alerts/index.ts';
import { useApplication } from '../queries.ts';
import { applicationTones, typeTones } from '../shop-tones.ts';
import { useShopsText } from '../shops-text.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ChecksCard } from './ChecksCard.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';

type Props = { id: number; onDecided: () => void; onBack: () => void };

/** The application at hand: what it holds, what speaks for it, and the decision. */
export function ApplicationWork({ id, onDecided, onBack }: Props) {
  const text = useShopsText();
  const { data, error, refetch } = useApplication(id);
  if (error || !data) {
    return (
      <QueueItem label={text('applications')} onBack={onBack}>
        <NotLoaded error={error} onRetry={refetch} />
      </QueueItem>
    );
  }
  return (
    <QueueItem
      label={data.name}
      onBack={onBack}
      context={{
        label: text('decision'),
        body: (
          <>
            <ChecksCard application={data} />
            <HistoryCard log={data.log} />
          </>
        ),
        foot: <DecisionPanel application={data} onDecided={onDecided} />,
      }}
    >
      <div className="row">
        <Thumb size={48} image={data.logo} />
        <QueueHead
          title={data.name}
          marks={
            <>
              <KindTag tone={typeTones[data.type]}>{text(`type_${data.type}`)}</KindTag>
              <StatusDot tone={applicationTones[data.state]}>{text(`state_${data.state}`)}</StatusDot>
              <HandledBy subject="application" id={id} />
            </>
          }
          summary={
            <>
              {text('again', { n: data.submissions })} · <MomentText at={data.submitted_at} />
            </>
          }
        />
      </div>
      <DocumentsCard application={data} />
      <ApplicationFacts application={data} />
    </QueueItem>
  );
}
