import type { ShopWaybillAccount } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../../design/tables/actions-column.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import type { ShippingText } from '../../shipping-text.ts';

type Options = {
  onOpen: (account: ShopWaybillAccount) => void;
  /** Without it the role may only look. */
  onDelete: ((account: ShopWaybillAccount) => void) | undefined;
};

export const accountColumns = (
  text: ShippingText,
  { onOpen, onDelete }: Options,
): TableColumnsType<ShopWaybillAccount> => [
  {
    title: text('carrier'),
    render: (_, row) => <TwoLines isStrong first={row.carrier_name} second={row.net} />,
  },
  { title: text('partnerId'), dataIndex: 'partner_id' },
  { title: text('partnerKey'), render: (_, row) => text(row.has_key ? 'keySet' : 'keyNone') },
  {
    title: text('sender'),
    render: (_, row) => (
      <TwoLines
        first={`${row.name} ${row.mobile}`}
        second={`${[...new Set([row.province, row.city, row.district])].join('')}${row.detail}`}
      />
    ),
  },
  actionsColumn((row) => (
    <>
      <LinkButton onPress={() => onOpen(row)}>{text(onDelete ? 'edit' : 'view')}</LinkButton>
      {onDelete && <LinkButton onPress={() => onDelete(row)}>{text('delete')}</LinkButton>}
    </>
  )),
];
