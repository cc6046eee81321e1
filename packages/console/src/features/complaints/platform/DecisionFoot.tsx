import { DecideFoot } from '../../../design/queue/DecideFoot.tsx';
import { useFinalAct } from '../../../design/queue/use-final-act.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { type Case, type Decision, getMeasures, isReady, toDecisionInput } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';
import { useDecideCase } from '../queries.ts';

type Props = { found: Case; draft: Decision; onDone: () => void };

/** Decides; the button names what is done with it. */
export function DecisionFoot({ found, draft, onDone }: Props) {
  const text = useComplaintsText();
  const language = useLanguage();
  const decide = useDecideCase();
  const askFinally = useFinalAct();
  const names = getMeasures(draft, found.measures).map((measure) => text(`measure_${measure}`));
  const measures = new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
  const title = names.length > 0 ? text('decideWith', { measures }) : text(`decide_${draft.verdict}`);
  const ask = () =>
    askFinally({
      title,
      body:
        names.length > 0
          ? text('decideBodyMeasures', { n: found.count, measures })
          : text('decideBody', { n: found.count }),
      doneText: text('decided'),
      act: () => decide.mutateAsync(toDecisionInput(found.id, draft, found.measures)),
      onDone,
    });
  return (
    <DecideFoot
      title={title}
      isReady={isReady(draft, found.measures)}
      isSending={decide.isPending}
      onDecide={ask}
      note={text('secret')}
    />
  );
}
