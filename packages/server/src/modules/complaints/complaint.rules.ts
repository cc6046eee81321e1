import type { ComplaintMeasure, ComplaintType } from '@chengji/contract';

/** In which order they are done: a shop is taken before its goods, as in every other place. */
export const measureOrder: readonly ComplaintMeasure[] = [
  'suspend_shop',
  'take_down',
  'stop_campaign',
  'silence',
  'warn',
];

/** What else than deciding on complaints a measure needs; the others are done here alone. */
const measureRights: { readonly [M in ComplaintMeasure]?: string } = {
  suspend_shop: 'shops.write',
  stop_campaign: 'campaigns.write',
  silence: 'users.write',
};

export const mayApply = (measure: ComplaintMeasure, holds: (right: string) => boolean): boolean => {
  const right = measureRights[measure];
  return right === undefined || holds(right);
};

export type Asked = {
  verdict: 'upheld' | 'dismissed';
  measures: readonly ComplaintMeasure[];
  notice: string;
  silenceDays: number | undefined;
};

/** What is wrong with a decision, given the measures that fit its target now. */
export function findDecisionError(
  { verdict, measures, notice, silenceDays }: Asked,
  fitting: readonly ComplaintMeasure[],
) {
  const isUnfit = measures.some((measure) => verdict === 'dismissed' || !fitting.includes(measure));
  if (isUnfit) return { key: 'complaints.measure_unfit', field: 'measures' } as const;
  if (measures.length > 0 && notice.length < 2)
    return { key: 'complaints.notice_missing', field: 'notice' } as const;
  if (measures.includes('silence') && silenceDays === undefined)
    return { key: 'complaints.days_missing', field: 'silence_days' } as const;
  return null;
}

/** What a shop may know a case by: an order and a conversation have one buyer, and a team few, so none is named. */
export const describeForShop = (
  type: ComplaintType,
  title: string,
): { type: ComplaintType; title: string } =>
  type === 'order' || type === 'chat' || type === 'shop' ? { type: 'shop', title: '' } : { type, title };

const longest = 2_000;

/** The words of a text with markup. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<(br|\/p|\/li|\/h\d|\/div)[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\n\s*\n/g, '\n')
    .trim()
    .slice(0, longest);
