/** A database for each test file, copied from a template that is migrated once in a run. */
import { randomBytes } from 'node:crypto';
import { migrateDatabase } from '@chengji/server/kernel/db/migrate';
import pg from 'pg';

/** The address of this database of the cluster. */
export const nameIn = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

async function onCluster(clusterUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const newName = (prefix: string) => `${prefix}_${randomBytes(6).toString('hex')}`;

export async function createTemplate(clusterUrl: string): Promise<string> {
  const template = newName('template');
  await onCluster(clusterUrl, `create database ${template}`);
  const session = new pg.Client({ connectionString: nameIn(clusterUrl, template) });
  await session.connect();
  await migrateDatabase(session);
  await session.end();
  return template;
}

export async function createDatabase(clusterUrl: string, template: string): Promise<string> {
  const name = newName('test');
  await onCluster(clusterUrl, `create database ${name} template ${template} strategy file_copy`);
  return nameIn(clusterUrl, name);
}

export async function dropDatabase(clusterUrl: string, nameOrUrl: string): Promise<void> {
  const name = nameOrUrl.includes('/') ? new URL(nameOrUrl).pathname.slice(1) : nameOrUrl;
  await onCluster(clusterUrl, `drop database if exists ${name} with (force)`);
}
