/** Which pages the look-book shows, in the order of the mock-ups. Addresses may hold `{goods}` and the like: see Found. */

/** What the pages' addresses need, found by calls in the running market. */
export type Found = Record<'goods' | 'items' | 'order' | 'orderToReview' | 'trade' | 'address', string>;

export type Shown = {
  title: string;
  /** The hash address, after `#/`. */
  path: string;
  /** The number of its mock-up; several pages may follow one. */
  drawing: string;
  /** Opened by someone who has logged in. */
  loggedIn?: true;
  /** Also shown in English, small. */
  english?: true;
  /** What is pressed before the picture is taken, by its accessible name. */
  press?: RegExp;
};

export const shopperPages: readonly Shown[] = [
  { title: 'Home', path: 'pages/index', drawing: '01', english: true },
  { title: 'Category', path: 'pages/category', drawing: '02' },
  { title: 'Search', path: 'pages/page/search', drawing: '03' },
  { title: 'Search results', path: 'pages/product/list?keyword=橙', drawing: '03' },
  { title: 'Goods', path: 'pages/product/goods?id={goods}', drawing: '04', english: true },
  {
    title: 'Goods, choosing',
    path: 'pages/product/goods?id={goods}',
    drawing: '04',
    press: /已选|选择|规格/,
  },
  { title: 'Reviews of a goods', path: 'pages/product/comment?id={goods}', drawing: '04' },
  { title: 'Find', path: 'pages/find', drawing: '12' },
  { title: 'Cart', path: 'pages/cart', drawing: '05', loggedIn: true, english: true },
  {
    title: 'Confirm order',
    path: 'pages/user/order/addorder?type=goods&data={items}',
    drawing: '06',
    loggedIn: true,
    english: true,
  },
  { title: 'Orders', path: 'pages/user/order/order', drawing: '08', loggedIn: true },
  {
    title: 'Order',
    path: 'pages/user/order/details?id={order}',
    drawing: '09',
    loggedIn: true,
    english: true,
  },
  { title: 'Logistics', path: 'pages/user/order/logistics?id={order}', drawing: '09', loggedIn: true },
  { title: 'Cashier', path: 'pages/user/money/pay?trade_no={trade}', drawing: '07', loggedIn: true },
  { title: 'Review', path: 'pages/user/order/comment?id={orderToReview}', drawing: '06', loggedIn: true },
  { title: 'Result', path: 'pages/page/success?type=pay', drawing: '24', loggedIn: true },
  { title: 'My own page', path: 'pages/user', drawing: '17', loggedIn: true, english: true },
  { title: 'My own page, visitor', path: 'pages/user', drawing: '17' },
  { title: 'Addresses', path: 'pages/user/address/address', drawing: '18', loggedIn: true },
  { title: 'Address', path: 'pages/user/address/addressManage?id={address}', drawing: '18', loggedIn: true },
  { title: 'Login', path: 'pages/user/auth/auth', drawing: '22', english: true },
  { title: 'Register', path: 'pages/user/auth/register', drawing: '22' },
  { title: 'Forgotten password', path: 'pages/user/auth/retrieve', drawing: '22' },
  { title: 'No network', path: 'pages/page/no_network', drawing: '24' },
];
