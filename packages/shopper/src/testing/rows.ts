/** What the market has in tests: plain rows, each changed where a test is about the change. */
import type { Address, CallOut, GoodsRow } from '@chengji/contract';
import type { Answers } from '@chengji/testkit/fake-market';
import type { Statistics } from '../kernel/session/statistics-store.ts';
import type { UserInfo } from '../kernel/session/user-store.ts';

export const lin: UserInfo = {
  id: 7,
  username: 'linxiaoman',
  nickname: '林小满',
  mobile: '13800000001',
  avatar: '',
  level: 3,
  gender: 'female',
  birthday: null,
  bio: '',
  money: '5000.00',
  score: 860,
  successions: 2,
  maxsuccessions: 9,
  prevtime: 1_750_000_000,
  logintime: 1_760_000_000,
  loginip: '127.0.0.1',
  jointime: 1_750_000_000,
  has_password: true,
  has_pay_password: true,
  held_until: null,
  shops: [],
  token: 'a-token',
};

export const statistics: Statistics = {
  order: { pay: 2, delive: 0, receiving: 100, evaluate: 1, customer: 0, whole: 9, groups: 0 },
  dynamic: { collection: 36, concern: 18, footprint: 128, coupon: 7, accountbank: 2 },
  notice: { order: 0, notice: 0, chat: 0 },
  logistics: [],
};

export const home: Address = {
  id: 3,
  name: '林小满',
  mobile: '13800000001',
  province_code: '330000',
  city_code: '330100',
  district_code: '330106',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路 100 号',
  label: 'home',
  is_default: true,
};

export const office: Address = {
  ...home,
  id: 4,
  name: '林小野',
  detail: '龙井路 1 号',
  label: '爸妈家',
  is_default: false,
};

export const tea: GoodsRow = {
  id: 11,
  title: '明前龙井',
  image: '/files/tea.webp',
  ratio: '1:1',
  price: '129.00',
  was_price: '169.00',
  sold: 1_200,
  tags: [],
  shop: { id: 5, name: '山野茶舍', type: 'flagship' },
  in_stock: true,
};

const none = { item: [] };
export const init: CallOut<'GET /wanlshop/common/init'> = {
  appConfig: {
    name: '橙集',
    currency: 'CNY',
    time_zone: 'Asia/Shanghai',
    service_phone: '400-000-0000',
    demo: true,
    review_images: 9,
    sms_seconds: 60,
  },
  appStyle: { brand: '#FF5A1F', colours: null },
  appUrl: { api: '/api', oss: '/files', socket: '/socket' },
  appInfo: { version: '1.1.11', version_code: 1_111, company: '橙集' },
  modulesData: { homeModules: none, categoryModules: none, searchModules: none },
  flags: { screenshot: true, position: true, map: true },
};

/** The answers to every start and login of the app, and to calls of many pages. */
export const atStart: Answers = {
  'GET /wanlshop/common/popups': { rows: [] },
  'GET /wanlshop/common/init': init,
  'GET /wanlshop/common/adverts': {
    syspopup: null,
    data: { openAdverts: [], pageAdverts: [], categoryAdverts: [], firstAdverts: [], otherAdverts: [] },
  },
  'GET /wanlshop/coupon/list': { rows: [], next: null },
  'GET /wanlshop/find/list': { rows: [], next: null },
  'GET /wanlshop/find/shops': { rows: [] },
  'GET /wanlshop/category/tree': { rows: [] },
  'GET /wanlshop/goods/delivery': {
    area: null,
    delivers: true,
    text: '包邮',
    send_by: 1_767_000_000,
    arrives_by: null,
  },
  'GET /wanlshop/goods/list': { rows: [], next: null },
  'GET /wanlshop/live/list': { rows: [], next: null },
  'GET /wanlshop/live/plans': { rows: [], next: null },
  'GET /wanlshop/goods/similar': { rows: [], next: null },
  'GET /wanlshop/search/hot': { rows: [] },
  'GET /wanlshop/demo/accounts': { rows: [] },
  'GET /wanlshop/third/providers': { rows: [] },
  'GET /wanlshop/token/check': null,
  'GET /wanlshop/user/info': { userinfo: { ...lin, token: '' } },
  'GET /wanlshop/user/statistics': { statistics },
  'POST /wanlshop/cart/synchro': [],
  'POST /wanlshop/groups/watch': null,
};
