/** What a version of a page is at a moment. */
export type VersionState = 'scheduled' | 'shown' | 'past' | 'cancelled';

type Version = { number: number; dueAt: Date | null; cancelledAt: Date | null };

export function getVersionState(version: Version, shownNumber: number | null): VersionState {
  if (version.cancelledAt) return 'cancelled';
  if (version.dueAt) return 'scheduled';
  return version.number === shownNumber ? 'shown' : 'past';
}
