/** A year of orders of one shop, which is given all goods of its market too; written by the database. */
import pg from 'pg';

const shoppers = 5_000;
const days = 365;

/** Most orders ended long ago; in a hundred so many stand in each other state. */
const state = `case when i % 100 < 3 then 'pending_shipment' when i % 100 < 6 then 'shipped'
  when i % 100 < 8 then 'pending_review' when i % 100 = 8 then 'closed' when i % 200 = 9 then 'pending_payment'
  else 'completed' end`;

const given = `array['赵', '钱', '孙', '李', '周', '吴', '郑', '王', '陈', '林']`;
const provinces = `array['330106', '110105', '440305', '310104', '510104', '420106', '320102', '650102']`;

/** Copies of one paid order, spread over the year that ends now. */
const copies = `
  select i, at, whole, whole->'address' as address, ${state} as state
  from (select i, to_jsonb(o) as whole, $4::timestamptz - make_interval(secs => (i::float8 * ${days} * 86400 / $3)) as at
    from orders o, generate_series(1, $3::int) i where o.id = $1) spread`;

/** What of an order's times is reached in its state; the others are null. */
const reached = (name: string, states: string, hours: number) =>
  `'${name}', case when state in (${states}) then at + interval '${hours} hours' end`;
const paid = `'pending_shipment', 'shipped', 'pending_review', 'completed'`;
const shipped = `'shipped', 'pending_review', 'completed'`;

type Model = { orderId: number; shopId: number; now: Date };

export async function fillConsole(
  databaseUrl: string,
  { orderId, shopId, now }: Model,
  size: { orders: number; goods: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica; set time zone 'Asia/Shanghai'");
    await client.query('update goods set shop_id = $1 where shop_id <> $1', [shopId]);
    await client.query(
      `update skus set stock = id % 40, code = 'SKU-' || id where goods_id in (select id from goods where shop_id = $1)`,
      [shopId],
    );
    await client.query(
      `insert into shoppers (username, nickname, mobile, password_hash, pay_password_hash, joined_at)
       select username || '_' || n, '买家' || n, '139' || lpad(n::text, 8, '0'), password_hash, pay_password_hash, joined_at
       from shoppers, generate_series(1, ${shoppers}) n where id = (select shopper_id from orders where id = $1)`,
      [orderId],
    );
    const { rows } = await client.query<{ trades: string; orders: string; people: string }>(
      `select (select max(id) from trades) trades, (select max(id) from orders) orders, (select max(id) - ${shoppers} from shoppers) people`,
    );
    const from = { trades: rows[0]?.trades, orders: rows[0]?.orders, people: rows[0]?.people };
    await client.query(
      `insert into trades overriding system value select copy.* from trades t, generate_series(1, $2::int) i,
         lateral jsonb_populate_record(t, jsonb_build_object('id', ${from.trades} + i, 'trade_no', 'T' || i)) copy where t.id = (select trade_id from orders where id = $1)`,
      [orderId, size.orders],
    );
    await client.query(
      `insert into orders overriding system value select copy.* from (${copies}) spread,
       lateral jsonb_populate_record(null::orders, whole || jsonb_build_object('state', state,
         'id', ${from.orders} + i, 'trade_id', ${from.trades} + i, 'shop_id', $2::bigint,
         'order_no', to_char(at, 'YYYYMMDDHH24MISS') || lpad(i::text, 8, '0'),
         'shopper_id', ${from.people} + 1 + (i::bigint * 7919) % ${shoppers},
         'remark', case when i % 20 = 0 then '请放门口' else '' end,
         'flag', case when i % 50 = 0 then 'red' end,
         'source', (array['search', 'home', 'share', 'other'])[1 + i % 4],
         'address', address || jsonb_build_object('name', (${given})[1 + i % 10] || i % 997, 'mobile', '139' || lpad(i::text, 8, '0'),
           'districtCode', (${provinces})[1 + i % 8]),
         'placed_at', at, 'close_due_at', at + interval '30 minutes',
         ${reached('paid_at', paid, 1)}, ${reached('ship_due_at', paid, 49)}, ${reached('shipped_at', shipped, 20)},
         ${reached('receive_due_at', shipped, 200)}, ${reached('received_at', `'pending_review', 'completed'`, 90)},
         ${reached('completed_at', `'completed'`, 120)}, ${reached('closed_at', `'closed'`, 2)})) copy`,
      [orderId, shopId, size.orders, now],
    );
    await client.query(
      `insert into order_lines (order_id, goods_id, sku_id, title, title_en, image, "values", price_cents, number, sum_cents, discount_cents)
       select ${from.orders} + i, goods.id, skus.id, goods.title, '', l.image, '{}', l.price_cents, l.number, l.sum_cents, l.discount_cents
       from order_lines l, generate_series(1, $2::int) i,
         lateral (select id, title from goods where id >= (select min(id) from goods) + (i::bigint * 104729) % $3 order by id limit 1) goods,
         lateral (select id from skus where goods_id = goods.id limit 1) skus
       where l.order_id = $1`,
      [orderId, size.orders, size.goods],
    );
    await client.query(
      `insert into shop_days select $1, day, 900, 600, 400, 120 from generate_series($2::date - ${2 * days}, $2::date - 1, '1 day') day on conflict do nothing`,
      [shopId, now],
    );
    await client.query(
      `insert into shop_source_days select $1, day, source, 150 from generate_series($2::date - ${2 * days}, $2::date - 1, '1 day') day,
         unnest(array['search', 'home', 'share', 'other']) source on conflict do nothing`,
      [shopId, now],
    );
    await client.query(
      `insert into goods_days select id, day, 3 from (select id from goods where shop_id = $1 order by sold desc limit 1000) g,
         generate_series($2::date - ${days}, $2::date - 1, '1 day') day on conflict do nothing`,
      [shopId, now],
    );
    await client.query(
      `insert into stale_sales_days select distinct shop_id, placed_at::date from orders
       union select distinct shop_id, paid_at::date from orders where paid_at is not null on conflict do nothing`,
    );
    await client.query(
      `select setval(pg_get_serial_sequence('orders', 'id'), (select max(id) from orders)), setval(pg_get_serial_sequence('trades', 'id'), (select max(id) from trades))`,
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
