import { Button } from 'antd';
import { Note } from '../../../../design/feedback/Note.tsx';
import { useOrdersText } from '../../orders-text.ts';
import type { ShipmentCheck } from './use-shipment-check.ts';

/** What is left to decide, how the check went, and what ships the lines that stood it. */
export function CheckSummary({ check, onDone }: { check: ShipmentCheck; onDone: () => void }) {
  const text = useOrdersText();
  const { lines, good, open, bad, isDone } = check;
  return (
    <>
      {!isDone && open.length > 0 && (
        <Note tone="warning">
          <div className="row between wrap">
            <span>{text('openQuestions', { n: open.length })}</span>
            <span className="row">
              <Button size="small" onClick={() => check.decide(open, 'skip')}>
                {text('skipAll')}
              </Button>
              {open.every(({ question }) => question?.kind === 'no_parcel') && (
                <Button size="small" onClick={() => check.decide(open, 'yes')}>
                  {text('noLogisticsAll')}
                </Button>
              )}
            </span>
          </div>
        </Note>
      )}
      {lines && !check.isChecking && (
        <>
          <Note tone={bad > 0 ? 'warning' : 'success'}>
            {text(isDone ? 'doneSummary' : 'checkedSummary', { ok: good.length, bad })}
          </Note>
          <div className="row between">
            <span className="muted small">{isDone ? '' : text('afterShipping')}</span>
            {isDone ? (
              <Button type="primary" onClick={onDone}>
                {text('close')}
              </Button>
            ) : (
              <Button
                type="primary"
                disabled={good.length === 0 || open.length > 0}
                loading={check.isShipping}
                onClick={check.ship}
              >
                {text('shipFilled', { n: good.length })}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
