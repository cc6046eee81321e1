/** Which goods teams can buy when the demo market opens, and the teams that have formed, wait or failed. */

/** So many people, and how much of a hundred a sku costs then. */
export type DemoTier = readonly [size: number, percent: number];

/** Who came, in this order, each as many minutes after the one before as `apart` says; all of them paid. */
export type DemoTeam = {
  /** Minutes before the market opens. */
  opened: number;
  /** Counted from 1, as in the mobile number; the first leads. */
  members: readonly number[];
};

export type DemoCampaign = {
  /** A goods' key. */
  goods: string;
  tiers: readonly [DemoTier, ...DemoTier[]];
  hours?: number;
  perPerson?: number;
  stock?: number;
  autoForm?: true;
  /** Still to come, or still a draft of its shop. */
  waits?: 'coming' | 'draft';
  teams?: readonly DemoTeam[];
};

const HOUR = 60;
/** How long teams stay open unless a campaign says otherwise. */
export const usualHours = 24;
/** Past the end of a usual team, not long ago. */
const yesterday = 29 * HOUR;

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    goods: 'citrus-1',
    tiers: [[2, 83]],
    perPerson: 5,
    stock: 500,
    teams: [
      { opened: 9 * HOUR, members: [2, 5] },
      { opened: 6 * HOUR, members: [3, 8] },
      { opened: 2 * HOUR, members: [4] },
    ],
  },
  {
    goods: 'sound-1',
    tiers: [
      [2, 95],
      [3, 90],
      [5, 84],
    ],
    teams: [
      { opened: yesterday, members: [6, 7, 2] },
      { opened: 5 * HOUR, members: [3, 9] },
    ],
  },
  {
    goods: 'coffee-1',
    tiers: [[2, 85]],
    teams: [
      { opened: 7 * HOUR, members: [6, 1] },
      { opened: 3 * HOUR, members: [5] },
    ],
  },
  {
    goods: 'makeup-1',
    tiers: [[3, 80]],
    autoForm: true,
    teams: [
      { opened: yesterday, members: [1, 7] },
      { opened: 4 * HOUR, members: [9] },
    ],
  },
  {
    goods: 'camping-3',
    tiers: [[2, 88]],
    teams: [
      { opened: yesterday, members: [1] },
      { opened: HOUR, members: [2] },
    ],
  },
  {
    goods: 'warm-3',
    tiers: [
      [2, 90],
      [4, 80],
      [6, 70],
    ],
    teams: [{ opened: 8 * HOUR, members: [7, 4, 8] }],
  },
  {
    goods: 'cookware-1',
    tiers: [[2, 86]],
    teams: [
      { opened: 10 * HOUR, members: [8, 3] },
      { opened: 90, members: [6] },
    ],
  },
  { goods: 'toys-1', tiers: [[3, 82]], perPerson: 2, teams: [{ opened: 150, members: [5, 3] }] },
  { goods: 'pet_food-3', tiers: [[2, 87]], teams: [{ opened: 4 * HOUR, members: [3, 6] }] },
  { goods: 'handbags-3', tiers: [[2, 84]], teams: [{ opened: yesterday, members: [4] }] },
  {
    goods: 'tea-1',
    tiers: [
      [2, 92],
      [3, 86],
    ],
    teams: [
      { opened: 11 * HOUR, members: [9, 2, 4] },
      { opened: 100, members: [1] },
    ],
  },
  { goods: 'plants-3', tiers: [[2, 85]], teams: [{ opened: 80, members: [9] }] },
  {
    goods: 'toys-8',
    autoForm: true,
    tiers: [
      [3, 95],
      [5, 88],
    ],
    teams: [{ opened: 130, members: [8] }],
  },
  { goods: 'reading-1', tiers: [[2, 81]], teams: [{ opened: 5 * HOUR, members: [7, 9] }] },
  { goods: 'meat-1', tiers: [[3, 82]], perPerson: 2, hours: 12, teams: [{ opened: 70, members: [4, 7] }] },
  {
    goods: 'berries-2',
    tiers: [
      [2, 93],
      [4, 86],
      [6, 78],
      [8, 70],
    ],
    teams: [{ opened: 6 * HOUR, members: [5, 8, 6, 2] }],
  },
  { goods: 'biscuits-1', tiers: [[3, 84]], waits: 'coming' },
  { goods: 'nuts-2', tiers: [[2, 88]], waits: 'draft' },
];
