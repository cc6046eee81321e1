import { Button, Progress, Select } from 'antd';
import { CircleCheck, Tag } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import styles from '../../../../design/tables/cells.module.css';
import { DataTable } from '../../../../design/tables/DataTable.tsx';
import { useOwnPages } from '../../../../design/tables/use-own-pages.ts';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import orderStyles from '../../order/order.module.css';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers } from '../../queries.ts';
import { countSheets, toLabelsPath } from '../packing/packing.view.ts';
import type { JustShipped } from './just-shipped.ts';
import { useWaybillRun, type WaybillOutcome } from './use-waybill-run.ts';

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
  const navigate = useNavigate();
  const carriers = useCarriers();
  const [chosen, setChosen] = useState<string>();
  const [all] = useState(orders);
  const pages = useOwnPages(all);
  const { outcomes, left, isRunning, run } = useWaybillRun(onShipped);
  const canAdd = useCan('seller', 'freight.write');
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    tell(isRunning);
    return () => tell(false);
  }, [isRunning]);

  const usable = carriers.data?.rows.filter(({ waybills }) => waybills) ?? [];
  const carrier = chosen ?? usable[0]?.code;
  const shipped = all.filter(({ id }) => outcomes.get(id)?.ok);
  const labels = countSheets(shipped);
  const open = all.filter(({ id }) => !outcomes.get(id)?.ok);
  const refused = open.filter(({ id }) => outcomes.has(id));
  if (carriers.data && usable.length === 0) {
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
      <DataTable<SellerOrderRow>
        label={text('shipMany')}
        {...pages}
        rowKey={({ order_no }) => order_no}
        empty={null}
        columns={[
          { title: text('order'), render: (_, order) => <OrderGoods lines={order.lines} /> },
          {
            title: text('receiver'),
            render: (_, order) => <TwoLines first={order.receiver.name} second={order.receiver.area} />,
          },
          {
            title: text('trackingNo'),
            className: orderStyles.shipResult,
            render: (_, { id }) => <Outcome outcome={outcomes.get(id)} />,
          },
        ]}
      />
      {isRunning && (
        <div>
          <p className="muted small">
            {text('gettingNumbers', { done: all.length - left, all: all.length })}
          </p>
          <Progress percent={Math.round(((all.length - left) / all.length) * 100)} showInfo={false} />
        </div>
      )}
      {!isRunning && outcomes.size > 0 && (
        <Note tone={refused.length > 0 ? 'warning' : 'success'}>
          {refused.length > 0
            ? text('waybillSome', { n: shipped.length, refused: refused.length })
            : text('waybillDone', { n: shipped.length })}
        </Note>
      )}
      <p className="muted small">{text('afterShipping')}</p>
      <div className="row between wrap">
        <Button
          icon={<Tag size={14} />}
          disabled={shipped.length === 0 || isRunning}
          {...(open.length === 0 ? { type: 'primary' as const } : {})}
          onClick={() => {
            onDone();
            void navigate(toLabelsPath(shipped));
          }}
        >
          {text(labels.isCut ? 'printLabelsFirst' : 'printLabels', { n: labels.n })}
        </Button>
        {open.length > 0 && (
          <Button
            type="primary"
            loading={isRunning}
            disabled={!carrier}
            onClick={() => carrier && void run(open, carrier)}
          >
            {text('shipByWaybill', { n: open.length })}
          </Button>
        )}
      </div>
    </>
  );
}

function Outcome({ outcome }: { outcome: WaybillOutcome | undefined }) {
  if (!outcome) return null;
  if (!outcome.ok) return <StatusDot tone="bad">{outcome.msg}</StatusDot>;
  return (
    <span className={orderStyles.fineRow}>
      <CircleCheck size={14} aria-hidden />
      {outcome.tracking_no}
    </span>
  );
}
