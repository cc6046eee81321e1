import { showMoney } from '@chengji/client-kit/money-display';
import type { Repair } from '@chengji/contract';
import { Link } from 'react-router';
import { Note } from '../../design/feedback/Note.tsx';
import { useCan } from '../../kernel/rights.ts';
import { toSize } from './radar.view.ts';
import { useRadarText } from './radar-text.ts';

/** A repair that a second person must approve, which is done on the radar. */
export function WaitingRepair({ repair: { by, way, amount, reason } }: { repair: Repair }) {
  const text = useRadarText();
  const seesRadar = useCan('platform', 'ledger.read');
  return (
    <Note>
      {text('waitingFor', { by, way: text(`way_${way}`), amount: showMoney(toSize(amount)), reason })}{' '}
      {seesRadar && (
        <Link className="row-link" to="/platform/radar">
          {text('toRadar')}
        </Link>
      )}
    </Note>
  );
}
