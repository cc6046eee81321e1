import { Note } from '../../../design/feedback/Note.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useLedgerCheck } from '../queries.ts';
import { useRadarText } from '../radar-text.ts';

const tones = { running: 'plain', balanced: 'success', unbalanced: 'error' } as const;

/** What the newest check of the whole ledger found; nothing before the first. */
export function LedgerCheckNote() {
  const text = useRadarText();
  const toMomentText = useMomentText();
  const check = useLedgerCheck().data?.check;
  if (!check) return null;
  const { state, entries, imbalance, by, started_at, ended_at } = check;
  return (
    <Note tone={tones[state]}>
      {text(`wholeCheck_${state}`, {
        entries: entries.toLocaleString('en'),
        at: toMomentText(ended_at ?? started_at),
        by,
        imbalance,
      })}
    </Note>
  );
}
