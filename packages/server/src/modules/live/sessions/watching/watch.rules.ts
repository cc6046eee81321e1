/** What the operator looks at first. */

type Risk = { id: number; risk: number; viewers: number };

/** The one with more blocked words and complaints first; of equal ones the one that more people watch. */
export const compareByRisk = (a: Risk, b: Risk): number =>
  b.risk - a.risk || b.viewers - a.viewers || b.id - a.id;

/** By a part of its title, or as one of the shops that were found by their name. */
export const matchesKeyword = (
  { title, shopId }: { title: string; shopId: number },
  { keyword, shopIds }: { keyword: string | undefined; shopIds: readonly number[] },
): boolean => !keyword || title.toLowerCase().includes(keyword.toLowerCase()) || shopIds.includes(shopId);
