/** A shopper as the market answers it, for tests. */
import type { CallOut } from '@chengji/contract';

type Told = CallOut<'GET /platform/users/details'>;

export const makeUser = (traits: Partial<Told> = {}): Told => ({
  id: 9,
  username: 'xiaoyu',
  nickname: '林小雨',
  avatar: '',
  mobile: '138****0009',
  level: 3,
  state: 'active',
  joined_at: 1_790_000_000,
  login_at: null,
  gender: 'female',
  bio: '',
  login_ip: '',
  freeze_reason: '',
  silenced_until: null,
  money: '12.30',
  counts: {
    order: { pay: 0, delive: 0, receiving: 0, evaluate: 0, customer: 0, whole: 0, groups: 0 },
    dynamic: { collection: 0, concern: 0, footprint: 0, coupon: 0, accountbank: 0 },
  },
  sessions: [],
  ...traits,
});
