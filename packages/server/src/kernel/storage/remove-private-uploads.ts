import type { Kernel } from '../kernel.ts';
import { deletePrivateUploads, markRemovableUploads } from './private-uploads.queries.ts';

/**
 * Removes private files that people sent and nothing refers to, and answers how many. A file is marked first, in a statement of its
 * own: claiming and marking change the same row, so whichever is first decides, and a file that is claimed in time
 * is never marked. Of one that is marked nobody can claim anything any more, so its bytes may go; and a sweep that
 * dies before the row is deleted leaves the mark, by which the next one removes the bytes again.
 */
export async function removePrivateUploads(
  { db, services: { storage } }: Pick<Kernel, 'db' | 'services'>,
  limit: number,
): Promise<number> {
  const names = await markRemovableUploads(db, limit);
  for (const name of names) await storage.removePrivate(name);
  await deletePrivateUploads(db, names);
  return names.length;
}
