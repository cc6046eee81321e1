/** What becomes of a team by how many paid when its time is over. */
import type { CampaignKind } from '@chengji/contract';

/** `to` is null for a team that is full. */
export type Outcome = {
  from: number;
  to: number | null;
  comes: 'nobody' | 'fail' | 'auto' | 'autoFirst' | 'reached' | 'full' | 'fullTop';
};

export function listOutcomes(
  kind: CampaignKind,
  tiers: readonly { size: number | null }[],
  autoForm: boolean,
): Outcome[] {
  const first = tiers[0]?.size ?? 0;
  const top = tiers.at(-1)?.size ?? 0;
  if (kind === 'ordinary') {
    return [
      { from: 0, to: 0, comes: 'nobody' },
      { from: 1, to: first - 1, comes: autoForm ? 'auto' : 'fail' },
      { from: first, to: null, comes: 'full' },
    ];
  }
  return [
    { from: 1, to: first - 1, comes: autoForm ? 'autoFirst' : 'fail' },
    { from: first, to: top - 1, comes: 'reached' },
    { from: top, to: null, comes: 'fullTop' },
  ];
}
