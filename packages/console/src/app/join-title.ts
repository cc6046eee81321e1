import { showBadge } from '@chengji/client-kit/count-display';

/** What a window is called: how many alerts are unseen, the page, its area and the product. */
export function joinTitle(names: readonly (string | undefined)[], unseen: number): string {
  const title = names.filter(Boolean).join(' · ');
  return unseen > 0 ? `(${showBadge(unseen)}) ${title}` : title;
}
