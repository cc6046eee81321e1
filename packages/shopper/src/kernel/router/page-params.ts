/**
 * Every page that can be opened and the parameters in its address: `id` is a whole number above zero,
 * `text` any text, a question mark may be left out. The route table in `app/routes.ts` has a line for each.
 */
type Kind = 'id' | 'id?' | 'text' | 'text?';

export const pageParams = {
  'pages/home': {},
  'pages/index': {},
  'pages/category': { id: 'id?' },
  'pages/find': {},
  'pages/cart': {},
  'pages/user': {},
  'pages/product/goods': { id: 'id', post: 'id?' },
  'pages/product/list': {
    category_id: 'id?',
    shop_id: 'id?',
    keyword: 'text?',
    sort: 'text?',
    title: 'text?',
  },
  'pages/product/comment': { id: 'id', tab: 'text?', tag: 'text?' },
  'pages/shop/index': { id: 'id' },
  'pages/shop/info': { id: 'id' },
  'pages/shop/live/live': { id: 'id?', shop_id: 'id?', part: 'text?' },
  'pages/shop/product/list': {
    shop_id: 'id',
    category_id: 'id?',
    shop_category_id: 'id?',
    keyword: 'text?',
    sort: 'text?',
    title: 'text?',
  },
  'pages/notice/notice': {},
  'pages/notice/chat': { shop_id: 'id', goods: 'id?', order: 'id?', message: 'id?' },
  'pages/notice/notify/notify': {},
  'pages/notice/system/system': {},
  'pages/notice/logistics/logistics': {},
  'pages/user/collect': {},
  'pages/user/footprint': {},
  'pages/user/follow': {},
  'pages/user/comment': { id: 'id?' },
  'pages/guide': {},
  'pages/article/list': { category_id: 'id?' },
  'pages/article/details': { id: 'text', title: 'text' },
  'pages/article/advert': { id: 'id' },
  'pages/page/index': { id: 'id', preview: 'text?' },
  'pages/page/search': { keyword: 'text?', hint: 'text?' },
  'pages/page/success': { type: 'text', id: 'id?', trade_no: 'text?', payment_no: 'text?' },
  'pages/page/no_network': {},
  'pages/apps/groups/index': {},
  'pages/apps/groups/goods': { id: 'id', team_id: 'id?' },
  'pages/apps/groups/team': { id: 'id' },
  'pages/apps/groups/order/order': { state: 'text?' },
  'pages/apps/groups/order/confirm': { type: 'text', data: 'text', campaign_id: 'id?', team_id: 'id?' },
  'pages/apps/groups/order/details': { id: 'id' },
  'pages/apps/groups/order/comment': { id: 'id' },
  'pages/apps/groups/order/logistics': { id: 'id' },
  'pages/apps/find/list': {
    type: 'text?',
    shop_id: 'id?',
    category_id: 'id?',
    goods_id: 'id?',
    title: 'text?',
  },
  'pages/apps/find/details/details': { id: 'id', afferent: 'text?' },
  'pages/apps/find/details/video': { id: 'id', afferent: 'text?' },
  'pages/apps/find/details/live': { id: 'id' },
  'pages/page/end_live': { id: 'id' },
  'pages/apps/find/user': { id: 'id?', kind: 'text?', part: 'text?' },
  'pages/apps/find/user/add': { id: 'id?', kind: 'text?', draft: 'text?', shop_id: 'id?' },
  'pages/apps/find/user/follow': { id: 'id?', kind: 'text?' },
  'pages/apps/find/user/fans': { id: 'id?', kind: 'text?' },
  'pages/user/service': { order: 'id?', refund: 'id?' },
  'pages/user/help': { id: 'id?' },
  'pages/user/signin/signin': {},
  'pages/user/signin/log': {},
  'pages/user/signin/rank': { by: 'text?' },
  'pages/user/distribution': { show: 'text?' },
  'pages/user/coupon/list': { tab: 'text?' },
  'pages/user/coupon/mycard': {},
  'pages/user/coupon/details': { id: 'id', card: 'id?' },
  'pages/user/coupon/apply': { id: 'id' },
  'pages/user/auth/auth': {},
  'pages/user/auth/name': {},
  'pages/user/auth/perfect': {},
  'pages/user/auth/phone': {},
  'pages/user/auth/register': { mobile: 'text?' },
  'pages/user/auth/retrieve': { mobile: 'text?' },
  'pages/user/auth/validcode': { mobile: 'text', event: 'text' },
  'pages/user/auth/resetpwd': { mobile: 'text', code: 'text' },
  'pages/user/order/order': { state: 'text?' },
  'pages/user/order/addorder': { type: 'text', data: 'text' },
  'pages/user/order/details': { id: 'id' },
  'pages/user/order/logistics': { id: 'id' },
  'pages/user/order/comment': { id: 'id' },
  'pages/user/money/money': {},
  'pages/user/money/list': { month: 'text?' },
  'pages/user/money/details': { id: 'id' },
  'pages/user/money/recharge': {},
  'pages/user/money/withdraw': {},
  'pages/user/money/witlist': { id: 'id?', state: 'text?' },
  'pages/user/money/pay': { trade_no: 'text?', payment_no: 'text?', type: 'text?' },
  'pages/user/bank/bank': { choose: 'text?' },
  'pages/user/bank/add': {},
  'pages/user/bank/details': { id: 'id' },
  'pages/user/refund/lists': { state: 'text?' },
  'pages/user/refund/apply': { order_id: 'id', line_id: 'id', number: 'id?' },
  'pages/user/refund/details': { id: 'id' },
  'pages/user/refund/log': { id: 'id' },
  'pages/user/refund/edit': { id: 'id' },
  'pages/user/complaint/complaint': { type: 'text?', id: 'id?' },
  'pages/user/complaint/lists': { id: 'id?' },
  'pages/user/feedback/feedback': {},
  'pages/user/feedback/lists': { id: 'id?' },
  'pages/user/address/address': { choose: 'text?' },
  'pages/user/address/addressManage': { id: 'id?' },
  'pages/user/auth/thirdreg': { provider: 'text?', grant: 'text?', state: 'text?' },
  'pages/user/theme': {},
  'pages/user/portrait': {},
  'pages/user/setting/setting': {},
  'pages/user/setting/user': {},
  'pages/user/setting/notice': {},
  'pages/user/setting/privacy': {},
  'pages/user/setting/security': {},
  'pages/user/setting/securityCenter': { part: 'text?' },
  'pages/user/setting/currency': {},
  'pages/user/setting/about': {},
  'choose-location': {},
  'open-location': { name: 'text?', address: 'text?', latitude: 'text?', longitude: 'text?' },
  gallery: {},
} as const satisfies Record<string, Record<string, Kind>>;

export type Path = keyof typeof pageParams;

type ValueOf<K> = K extends 'id' | 'id?' ? number : string;
type Required<P> = { [Name in keyof P as P[Name] extends 'id' | 'text' ? Name : never]: ValueOf<P[Name]> };
type Optional<P> = { [Name in keyof P as P[Name] extends 'id?' | 'text?' ? Name : never]?: ValueOf<P[Name]> };

/** The parameters of a page, typed. */
export type ParamsOf<P extends Path> = Required<(typeof pageParams)[P]> & Optional<(typeof pageParams)[P]>;

/** Nothing to give when every parameter may be left out. */
export type ParamsArgument<P extends Path> =
  Record<never, never> extends ParamsOf<P> ? [params?: ParamsOf<P>] : [params: ParamsOf<P>];

export type Params = Readonly<Record<string, string | number | undefined>>;

/** A page and its parameters, read from an address. */
export type Place = { path: Path; params: Params };

const isPath = (path: string): path is Path => Object.hasOwn(pageParams, path);

function readParams(path: Path, query: URLSearchParams): Params | null {
  const params: Record<string, string | number> = {};
  for (const [name, kind] of Object.entries<Kind>(pageParams[path])) {
    const given = query.get(name);
    const isId = kind.startsWith('id');
    const isUsable = given !== null && (isId ? /^[1-9]\d{0,14}$/.test(given) : given !== '');
    if (isUsable) params[name] = isId ? Number(given) : given;
    else if (!kind.endsWith('?')) return null;
  }
  return params;
}

/** Reads `#/pages/x?id=1`, `/pages/x` or `pages/x`; null is no page of the app, or lacks a required parameter. */
export function readAddress(address: string): Place | null {
  const [rawPath = '', query = ''] = address.replace(/^#/, '').replace(/^\/+/, '').split('?', 2);
  const path = rawPath.replace(/\/+$/, '') || 'pages/home';
  if (!isPath(path)) return null;
  const params = readParams(path, new URLSearchParams(query));
  return params && { path, params };
}

/** The address of a place: `/pages/product/goods?id=1`. The entry page's own address is `/`. */
export function writeAddress({ path, params }: Place): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const suffix = query.size > 0 ? `?${query}` : '';
  return path === 'pages/home' ? `/${suffix}` : `/${path}${suffix}`;
}
