import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openCluster } from './postgres/cluster.ts';
import { createTemplate, dropDatabase } from './postgres/databases.ts';

/** One cluster, one migrated template and one folder of temporary files for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await openCluster();
  const template = await createTemplate(cluster.socketUrl);
  const tempFolder = mkdtempSync(join(tmpdir(), 'chengji-run-'));
  chmodSync(tempFolder, 0o755); // PostgreSQL, which root starts as another user, has folders in it
  process.env.TMPDIR = tempFolder; // of all workers, and of the nodes that they start and kill
  project.provide('clusterUrl', cluster.socketUrl);
  project.provide('template', template);
  return async () => {
    await dropDatabase(cluster.socketUrl, template);
    await cluster.stop();
    rmSync(tempFolder, { recursive: true, force: true });
  };
}
