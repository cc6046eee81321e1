import type { Kernel } from '../kernel.ts';
import { deletePrivateUploads, markRemovableUploads } from './private-uploads.queries.ts';

const batch = 100;

/**
 * Removes the private files that people sent and nothing refers to. A file is marked first, in a statement of its
 * own: claiming and marking change the same row, so whichever is first decides, and a file that is claimed in time
 * is never marked. Of one that is marked nobody can claim anything any more, so its bytes may go; and a sweep that
 * dies before the row is deleted leaves the mark, by which the next one removes the bytes again.
 */
export async function removePrivateUploads({
  db,
  services: { storage },
}: Pick<Kernel, 'db' | 'services'>): Promise<void> {
  for (let names = await markRemovableUploads(db, batch); names.length > 0; ) {
    for (const name of names) await storage.removePrivate(name);
    await deletePrivateUploads(db, names);
    names = names.length === batch ? await markRemovableUploads(db, batch) : [];
  }
}
