/** What is a little near is offered, never answered with. */
import type { Hit } from './source-index.rules.ts';

const nearScore = 0.15;
const most = { question: 3, page: 2 };

/** The nearest questions to be asked, and the nearest pages to be read: many of the one do not hide the other. */
export function chooseNear<Ref>(
  hits: readonly Hit<Ref>[],
  /** Null for what is never offered. */
  toKind: (ref: Ref) => keyof typeof most | null,
): { questions: Ref[]; pages: Ref[] } {
  const near = hits.filter(({ score }) => score >= nearScore).map(({ ref }) => ref);
  const ofKind = (kind: keyof typeof most) => near.filter((ref) => toKind(ref) === kind).slice(0, most[kind]);
  return { questions: ofKind('question'), pages: ofKind('page') };
}
