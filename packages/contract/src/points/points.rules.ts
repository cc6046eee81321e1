/** What is earned, and which level it comes to. The server decides by it; the console shows an example by it. */

/** A level begins at so much growth, and earns `rateBasisPoints` of the points an order is worth. */
export type LevelRule = { level: number; from: number; rateBasisPoints: number };

type Reader = {
  get(
    name:
      | 'points.level_2_from'
      | 'points.level_3_from'
      | 'points.level_4_from'
      | 'points.level_5_from'
      | 'points.level_1_rate'
      | 'points.level_2_rate'
      | 'points.level_3_rate'
      | 'points.level_4_rate'
      | 'points.level_5_rate',
  ): number;
};

export const listLevels = (settings: Reader): LevelRule[] => [
  { level: 1, from: 0, rateBasisPoints: settings.get('points.level_1_rate') },
  {
    level: 2,
    from: settings.get('points.level_2_from'),
    rateBasisPoints: settings.get('points.level_2_rate'),
  },
  {
    level: 3,
    from: settings.get('points.level_3_from'),
    rateBasisPoints: settings.get('points.level_3_rate'),
  },
  {
    level: 4,
    from: settings.get('points.level_4_from'),
    rateBasisPoints: settings.get('points.level_4_rate'),
  },
  {
    level: 5,
    from: settings.get('points.level_5_from'),
    rateBasisPoints: settings.get('points.level_5_rate'),
  },
];

/** The highest level whose threshold is reached. */
export const computeLevel = (levels: readonly LevelRule[], growth: number): number =>
  Math.max(1, ...levels.filter(({ from }) => from <= growth).map(({ level }) => level));

/** A level that is not among these, as staff may give it, earns as the highest below it. */
export const findLevelRate = (levels: readonly LevelRule[], level: number): number =>
  levels.findLast((one) => one.level <= level)?.rateBasisPoints ?? 10_000;

/** Of the nth day in a row. */
export const computeDayPoints = (day: number, { step, most }: { step: number; most: number }): number =>
  Math.min(step * day, most);

/** Of whole yuan paid for goods; parts of a point are dropped. */
export const computeOrderPoints = (
  paidCents: number,
  { perYuan, rateBasisPoints }: { perYuan: number; rateBasisPoints: number },
): number => Math.floor((Math.floor(paidCents / 100) * perYuan * rateBasisPoints) / 10_000);

/** A day that is made up earns as a first day did when the market began, however many are in its row. */
export const makeupPoints = 5;
