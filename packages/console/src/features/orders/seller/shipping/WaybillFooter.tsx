import { Button } from 'antd';
import { Tag } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { countSheets, toLabelsPath } from '../packing/packing.view.ts';

type Props = {
  shipped: SellerOrderRow[];
  /** Those that have no number. */
  open: SellerOrderRow[];
  isRunning: boolean;
  /** Ships the open ones; without it there is no carrier to ship by. */
  onShip: (() => void) | undefined;
  onDone: () => void;
};

/** What ships the orders that are open, and prints the labels of those that are shipped. */
export function WaybillFooter({ shipped, open, isRunning, onShip, onDone }: Props) {
  const text = useOrdersText();
  const navigate = useNavigate();
  const labels = countSheets(shipped);
  return (
    <>
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
          <Button type="primary" loading={isRunning} disabled={!onShip} onClick={onShip}>
            {text('shipByWaybill', { n: open.length })}
          </Button>
        )}
      </div>
    </>
  );
}
