import { Button } from 'antd';
import { Printer, Tag, Truck } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Selection } from '../../../../design/lists/use-selection.ts';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import type { useAllFound, useOrders } from '../../queries.ts';
import { mostLines } from '../../ship-lines.ts';
import { FlagMenu } from '../notes/FlagMenu.tsx';
import { countSheets, toLabelsPath, toPackingPath } from '../packing/packing.view.ts';

type Props = {
  list: ReturnType<typeof useOrders>;
  /** All that the list finds, not only what it shows. */
  found: ReturnType<typeof useAllFound>;
  selection: Selection<SellerOrderRow>;
  /** How many of them can be shipped. */
  toShip: number;
  /** Without it the role may not ship. */
  onShip: (() => void) | undefined;
};

/** What is done with the orders selected. */
export function SelectedActions({ list, found, selection, toShip, onShip }: Props) {
  const text = useOrdersText();
  const navigate = useNavigate();
  const { rows } = selection;
  const labelled = rows.filter((row) => row.can.print_label);
  const [lists, labels] = [countSheets(rows), countSheets(labelled)];
  return (
    <>
      <SelectAll list={list} found={found} selection={selection} />
      <Button icon={<Printer size={14} />} onClick={() => void navigate(toPackingPath(rows))}>
        {lists.isCut ? text('printPackingFirst', { n: lists.n }) : text('printPacking')}
      </Button>
      {onShip && labelled.length > 0 && (
        <Button icon={<Tag size={14} />} onClick={() => void navigate(toLabelsPath(labelled))}>
          {text(labels.isCut ? 'printLabelsFirst' : 'printLabels', { n: labels.n })}
        </Button>
      )}
      <FlagMenu orders={rows} onDone={selection.clear} />
      {onShip && (
        <Button type="primary" icon={<Truck size={14} />} disabled={toShip === 0} onClick={onShip}>
          {toShip === rows.length ? text('shipMany') : text('shipOfSelected', { n: toShip })}
        </Button>
      )}
    </>
  );
}

/** Selects what the list finds on all its pages, as far as it can be handled at once. */
function SelectAll({ list, found, selection }: Pick<Props, 'list' | 'found' | 'selection'>) {
  const text = useOrdersText();
  const total = list.data?.total ?? 0;
  const most = Math.min(total, mostLines);
  if (selection.rows.length >= most || total <= (list.data?.rows.length ?? 0)) return null;
  async function selectAll() {
    const rows = await found.gather();
    selection.change(
      rows.map(({ id }) => id),
      rows,
    );
  }
  return (
    <Button loading={found.isGathering} onClick={() => void selectAll()}>
      {text(total > mostLines ? 'selectFirst' : 'selectAll', { n: most })}
    </Button>
  );
}
