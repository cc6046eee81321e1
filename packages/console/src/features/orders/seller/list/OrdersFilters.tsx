import { Checkbox, Tag } from 'antd';
import { ListDates } from '../../../../design/lists/ListDates.tsx';
import { ListSelect } from '../../../../design/lists/ListSelect.tsx';
import { ListSort } from '../../../../design/lists/ListSort.tsx';
import { usePhone } from '../../../../design/theme/use-phone.ts';
import { useAnalyticsText } from '../../../analytics/index.ts';
import { PaidTag } from '../../components/PaidTag.tsx';
import { flags, kinds, sorts } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { type useOrders, useProvinces } from '../../queries.ts';
import { OrderViews } from '../notes/OrderViews.tsx';
import styles from './order-card.module.css';

/** What of the orders to ship is worth a look, each with how many there are. */
const looks = [
  { name: 'soon', label: 'onlySoon' },
  { name: 'today', label: 'onlyToday' },
  { name: 'late', label: 'onlyLate' },
  { name: 'remarked', label: 'onlyRemarked' },
] as const;

/** What a figure of the analytics narrowed the list by: shown, and taken away here alone. */
function FiguresFilters({ list }: { list: ReturnType<typeof useOrders> }) {
  const text = useOrdersText();
  const analyticsText = useAnalyticsText();
  const { source, goods_id: goodsId, post_id: postId } = list.input;
  return (
    <>
      <PaidTag list={list} />
      {source && (
        <Tag closable onClose={() => list.change({ source: undefined })}>
          {text('filter_source', { source: analyticsText(`source_${source}`) })}
        </Tag>
      )}
      {goodsId !== undefined && (
        <Tag closable onClose={() => list.change({ goods_id: undefined })}>
          {text('filter_goods', { id: String(goodsId) })}
        </Tag>
      )}
      {postId !== undefined && (
        <Tag closable onClose={() => list.change({ post_id: undefined })}>
          {text('filter_post', { id: String(postId) })}
        </Tag>
      )}
    </>
  );
}

/** On a phone they are chips, before all else. */
function Looks({ list }: { list: ReturnType<typeof useOrders> }) {
  const text = useOrdersText();
  const isPhone = usePhone();
  return looks.map(({ name, label }) => {
    const isOn = list.input[name] ?? false;
    const words = text(label, { n: list.data?.counts[name] ?? 0 });
    const put = (next: boolean) => list.change({ [name]: next });
    return isPhone ? (
      <button key={name} type="button" className={styles.chip} aria-pressed={isOn} onClick={() => put(!isOn)}>
        {words}
      </button>
    ) : (
      <Checkbox key={name} checked={isOn} onChange={({ target }) => put(target.checked)}>
        {words}
      </Checkbox>
    );
  });
}

export function OrdersFilters({ list }: { list: ReturnType<typeof useOrders> }) {
  const text = useOrdersText();
  const provinces = useProvinces().data?.rows ?? [];
  const isPhone = usePhone();
  const names = new Map(provinces.map(({ code, name }) => [code, name]));
  return (
    <>
      {isPhone && <Looks list={list} />}
      <ListSelect
        list={list}
        name="kind"
        label={text('kind')}
        any={text('anyKind')}
        options={kinds}
        toText={(kind) => text(`kind_${kind}`)}
      />
      <ListSelect
        list={list}
        name="province"
        label={text('province')}
        any={text('anyProvince')}
        isSearchable
        options={provinces.map(({ code }) => code)}
        toText={(code) => names.get(code) ?? code}
      />
      <ListSelect
        list={list}
        name="flag"
        label={text('flag')}
        any={text('anyFlag')}
        options={flags}
        toText={(flag) => text(`flag_${flag}`)}
      />
      <ListDates list={list} />
      <FiguresFilters list={list} />
      {!isPhone && <Looks list={list} />}
      <OrderViews list={list} />
      <ListSort list={list} options={sorts} toText={(sort) => text(`sort_${sort}`)} />
    </>
  );
}
