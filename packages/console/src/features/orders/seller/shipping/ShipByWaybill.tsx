import { Button, Progress, Select } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import styles from '../../../../design/tables/cells.module.css';
import { useCan } from '../../../../kernel/rights.ts';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers } from '../../queries.ts';
import type { JustShipped } from './just-shipped.ts';
import { useWaybillRun } from './use-waybill-run.ts';
import { WaybillFooter } from './WaybillFooter.tsx';
import { WaybillTable } from './WaybillTable.tsx';

type Props = {
  orders: SellerOrderRow[];
  /** Whether numbers are still being ordered. */
  onChanged: (isChanged: boolean) => void;
  onShipped: (shipped: JustShipped) => void;
  onDone: () => void;
};

/** The selected orders get their numbers from a carrier and are shipped by them; then their labels are printed. */
export function ShipByWaybill({ orders, onChanged, onShipped, onDone }: Props) {
  const text = useOrdersText();
  const carriers = useCarriers();
  const [chosen, setChosen] = useState<string>();
  const [all] = useState(orders);
  const { outcomes, left, isRunning, run } = useWaybillRun(onShipped);
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    tell(isRunning);
    return () => tell(false);
  }, [isRunning]);

  const usable = carriers.data?.rows.filter(({ waybills }) => waybills) ?? [];
  const carrier = chosen ?? usable[0]?.code;
  const shipped = all.filter(({ id }) => outcomes.get(id)?.ok);
  const open = all.filter(({ id }) => !outcomes.get(id)?.ok);
  const refused = open.filter(({ id }) => outcomes.has(id));
  if (carriers.data && usable.length === 0) return <NoCarrier />;
  return (
    <>
      <div className="row between">
        <Select
          aria-label={text('waybillCarrier')}
          className={styles.carrierField}
          loading={carriers.isPending}
          disabled={isRunning}
          value={carrier}
          options={usable.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={setChosen}
        />
        <span className="muted small">{text('waybillHint')}</span>
      </div>
      <WaybillTable orders={all} outcomes={outcomes} />
      {isRunning && <RunProgress done={all.length - left} all={all.length} />}
      {!isRunning && outcomes.size > 0 && (
        <Note tone={refused.length > 0 ? 'warning' : 'success'}>
          {refused.length > 0
            ? text('waybillSome', { n: shipped.length, refused: refused.length })
            : text('waybillDone', { n: shipped.length })}
        </Note>
      )}
      <WaybillFooter
        shipped={shipped}
        open={open}
        isRunning={isRunning}
        onShip={carrier ? () => void run(open, carrier) : undefined}
        onDone={onDone}
      />
    </>
  );
}

/** None of the carriers gives numbers: an account with one is added first. */
function NoCarrier() {
  const text = useOrdersText();
  const navigate = useNavigate();
  const canAdd = useCan('seller', 'freight.write');
  return (
    <EmptyState
      title={text('noWaybillCarrier')}
      hint={text('noWaybillCarrierHint')}
      action={
        canAdd && (
          <Button onClick={() => void navigate('/seller/waybill_accounts')}>
            {text('addWaybillAccount')}
          </Button>
        )
      }
    />
  );
}

function RunProgress({ done, all }: { done: number; all: number }) {
  const text = useOrdersText();
  return (
    <div>
      <p className="muted small">{text('gettingNumbers', { done, all })}</p>
      <Progress percent={Math.round((done / all) * 100)} showInfo={false} />
    </div>
  );
}
