/** A review while it is written. */
import type { CallIn, OrderDetails } from '@chengji/contract';

export type Draft = { score: number; content: string; images: string[]; anonymous: boolean };

/** Drafts by the line of the order they are about. */
export type Drafts = Readonly<Record<string, Draft>>;

type Line = OrderDetails['lines'][number];
type Items = CallIn<'POST /wanlshop/order/comment'>['items'];

export const blank: Draft = { score: 5, content: '', images: [], anonymous: false };

/** The lines that wait for a review; only a received order has any, and a line that went back whole is none. */
export const linesToReview = ({ lines, can }: Pick<OrderDetails, 'lines' | 'can'>): Line[] =>
  can.comment
    ? lines.filter(({ reviewed, number, returned_number }) => !reviewed && returned_number < number)
    : [];

/** A line not written of yet is reviewed as the person usually does: by name, or anonymously. */
export const getDraft = (drafts: Drafts, lineId: number, anonymous = false): Draft =>
  drafts[lineId] ?? { ...blank, anonymous };

/** What is published: each line with what was written of it. */
export const toItems = (lines: readonly Line[], drafts: Drafts, anonymous = false): Items =>
  lines.map(({ id }) => ({ line_id: id, ...getDraft(drafts, id, anonymous) }));

const isDraft = (value: unknown): value is Draft => {
  const { score, content, images, anonymous } = (value ?? {}) as Partial<Draft>;
  return (
    Number.isInteger(score) &&
    typeof content === 'string' &&
    typeof anonymous === 'boolean' &&
    Array.isArray(images) &&
    images.every((url) => typeof url === 'string')
  );
};

/** Stored data may be from an older version or edited: what is no draft is left out. */
export const draftsFrom = (stored: unknown): Drafts =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([, draft]) => isDraft(draft)));

/** Without the drafts that were published. */
export const withoutLines = (drafts: Drafts, lines: readonly Line[]): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([id]) => !lines.some((line) => String(line.id) === id)));
