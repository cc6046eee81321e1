import type { TestProject } from 'vitest/node';
import { openCluster } from './postgres/cluster.ts';
import { createTemplate, dropDatabase } from './postgres/databases.ts';

/** One cluster and one migrated template for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster();
  const template = await createTemplate(cluster.socketUrl);
  project.provide('clusterUrl', cluster.socketUrl);
  project.provide('template', template);
  return async () => {
    await dropDatabase(cluster.socketUrl, template);
    await cluster.stop();
  };
}
