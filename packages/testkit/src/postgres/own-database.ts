/** A migrated database in a cluster of its own: whether anything was written is seen there by its transactions alone. */
import { type ClusterProcess, openCluster } from './cluster.ts';
import { createTemplate, dropDatabase, nameIn } from './databases.ts';

export type OwnDatabase = { readonly url: string; close(): Promise<void> };

export async function openOwnDatabase(process: ClusterProcess = {}): Promise<OwnDatabase> {
  const cluster = await openCluster({}, process);
  const name = await createTemplate(cluster.socketUrl);
  return {
    url: nameIn(cluster.socketUrl, name),
    async close() {
      await dropDatabase(cluster.socketUrl, name);
      await cluster.stop();
    },
  };
}
