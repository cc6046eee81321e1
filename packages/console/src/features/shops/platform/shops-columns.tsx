import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import styles from '../../../design/tables/cells.module.css';
import { DateText } from '../../../design/values/DateText.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { KindTag, StatusDot } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { typeTones } from '../shop-tones.ts';
import type { ShopRow } from '../shops.view.ts';
import type { ShopsText } from '../shops-text.ts';

export const shopsColumns = (text: ShopsText): TableColumnsType<ShopRow> => [
  {
    title: text('name'),
    render: (_, { name, name_en, logo }) => (
      <span className={styles.cellGoods}>
        <Thumb size={36} image={logo} round />
        <TwoLines first={name} second={name_en} />
      </span>
    ),
  },
  {
    title: text('type'),
    render: (_, { type }) => <KindTag tone={typeTones[type]}>{text(`type_${type}`)}</KindTag>,
  },
  {
    title: text('owner'),
    render: (_, { owner }) =>
      owner ? <TwoLines first={owner.name} second={owner.account} /> : <EmptyCell />,
  },
  { title: text('city'), dataIndex: 'city' },
  { title: text('score'), align: 'right', render: (_, { score }) => score?.toFixed(1) ?? <EmptyCell /> },
  { title: text('goodsOnSale'), align: 'right', dataIndex: 'goods_on_sale' },
  { title: text('openedAt'), render: (_, { opened_at }) => <DateText at={opened_at} /> },
  {
    title: text('state'),
    render: (_, { suspended_at, licence }) => (
      <TwoLines
        first={
          <StatusDot tone={suspended_at === null ? 'done' : 'bad'}>
            {text(suspended_at === null ? 'shopState_open' : 'shopState_suspended')}
          </StatusDot>
        }
        second={
          (licence.state === 'ends_soon' || licence.state === 'over') && text(`licence_${licence.state}`)
        }
      />
    ),
  },
  actionsColumn(({ id }) => (
    <Link className="row-link" to={`/platform/shops/${id}`}>
      {text('details')}
    </Link>
  )),
];
