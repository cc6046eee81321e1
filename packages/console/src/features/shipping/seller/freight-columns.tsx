import { showMoney } from '@chengji/client-kit/money-display';
import type { TableColumnsType } from 'antd';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { type Template, usualRate } from '../freight.view.ts';
import type { ShippingText } from '../shipping-text.ts';

type Options = {
  onOpen: (template: Template) => void;
  /** Without it the role may only look. */
  onDelete: ((template: Template) => void) | undefined;
};

export const freightColumns = (
  text: ShippingText,
  { onOpen, onDelete }: Options,
): TableColumnsType<Template> => [
  {
    title: text('template'),
    render: (_, row) => <span className="strong">{row.name}</span>,
  },
  { title: text('kind'), render: (_, row) => text(`kind_${row.kind}`) },
  { title: text('rate'), render: (_, row) => rateText(text, row) },
  {
    title: text('freeOver'),
    render: (_, row) => (row.free_over === null ? <EmptyCell /> : showMoney(row.free_over)),
  },
  {
    title: text('noDelivery'),
    render: (_, row) =>
      row.no_delivery.length === 0 ? text('delivers') : text('areas', { n: row.no_delivery.length }),
  },
  { title: text('usedBy'), render: (_, row) => text('goodsCount', { n: row.goods }) },
  actionsColumn((row) => (
    <>
      <LinkButton onPress={() => onOpen(row)}>{text(onDelete ? 'edit' : 'view')}</LinkButton>
      {onDelete && row.goods === 0 && <LinkButton onPress={() => onDelete(row)}>{text('delete')}</LinkButton>}
    </>
  )),
];

function rateText(text: ShippingText, template: Template) {
  const rate = usualRate(template);
  if (template.kind === 'free' || !rate) return <EmptyCell />;
  return text(`rateOf_${template.kind}`, {
    first: rate.first_units,
    price: showMoney(rate.first),
    next: rate.next_units,
    more: showMoney(rate.next),
  });
}
