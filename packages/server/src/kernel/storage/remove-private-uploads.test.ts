/** What people sent in private and nothing refers to is removed; what anything refers to stays. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Market, startMarket } from '@chengji/testkit';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHousekeeping } from '../background/housekeeping.ts';
import { transact } from '../db/transact.ts';
import {
  claimPrivateUploads,
  insertPrivateUploads,
  markRemovableUploads,
} from './private-uploads.queries.ts';

/** A bucket that refuses to delete what is named here. */
const objects = new Map<string, Buffer>();
const undeletable = new Set<string>();
let bucket: Server;
const markets: Partial<Record<'disk' | 'bucket', Market>> = {};

beforeAll(async () => {
  bucket = createServer(async (request, response) => {
    const name = request.url?.split('?')[0] ?? '';
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      objects.set(name, Buffer.concat(chunks));
      return response.setHeader('etag', '"1"').end();
    }
    if (request.method === 'DELETE') {
      const isRefused = [...undeletable].some((one) => name.endsWith(one));
      if (!isRefused) objects.delete(name);
      return response.writeHead(isRefused ? 403 : 204).end();
    }
    const object = objects.get(name);
    return object ? response.end(object) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  markets.disk = await startMarket({ modules: [] });
  markets.bucket = await startMarket({
    modules: [],
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}/bucket`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
});
afterAll(async () => {
  await Promise.all(Object.values(markets).map((market) => market.stop()));
  bucket.close();
});

describe.each(['disk', 'bucket'] as const)('a private upload kept on %s', (place) => {
  const context = () => (markets[place] as Market).context();
  const sweep = () => runHousekeeping((markets[place] as Market).server.kernel);
  const upload = async (...names: string[]) => {
    await insertPrivateUploads(context().db, names);
    for (const name of names) await context().services.storage.keepPrivate(name, Buffer.from(name));
  };
  const pass = (hours: number) =>
    context().db.execute(
      sql`update private_uploads set removable_at = removable_at - make_interval(hours => ${hours})`,
    );
  const isKept = async (name: string) => (await context().services.storage.readPrivate(name)) !== null;
  const isNoted = async (name: string) =>
    (await context().db.execute(sql`select from private_uploads where name = ${name}`)).rows.length === 1;

  it('goes after a day when nothing claimed it, not before, and stays for ever when something did', async () => {
    await upload('forgotten', 'sent');
    expect(await claimPrivateUploads(context().db, ['sent', 'sent'])).toBe(true);
    await pass(23);
    await sweep();
    expect(await Promise.all(['forgotten', 'sent'].map(isKept))).toEqual([true, true]);
    await pass(24 * 365);
    await sweep();
    expect(await Promise.all(['forgotten', 'sent'].map(isKept))).toEqual([false, true]);
    expect(await Promise.all(['forgotten', 'sent'].map(isNoted))).toEqual([false, true]);
  });

  it('stays when it is claimed while it would be removed, and is refused when it came too late', async () => {
    await upload('in time', 'too late');
    await pass(25);
    await transact(context(), async (ctx) => {
      expect(await claimPrivateUploads(ctx.db, ['in time'])).toBe(true);
      await sweep();
    });
    await sweep();
    expect(await Promise.all(['in time', 'too late'].map(isKept))).toEqual([true, false]);
    expect(await claimPrivateUploads(context().db, ['too late'])).toBe(false);
    expect(await claimPrivateUploads(context().db, ['in time', 'never sent'])).toBe(false);
  });

  it('is either claimed or removed, by the first to come, and never both', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `raced ${n}`);
    await upload(...names);
    await pass(25);
    const claims = Promise.all(names.map((name) => claimPrivateUploads(context().db, [name])));
    await Promise.all([sweep(), claims, sweep()]);
    const claimed = await claims;
    expect(await Promise.all(names.map(isKept))).toEqual(claimed);
    expect(await Promise.all(names.map(isNoted))).toEqual(claimed);
  });

  it('can be claimed no more once a sweep that died began with it, and is removed by the next', async () => {
    await upload('half done');
    await pass(25);
    expect(await markRemovableUploads(context().db, 10)).toEqual(['half done']);
    expect(await claimPrivateUploads(context().db, ['half done'])).toBe(false);
    await sweep();
    expect([await isKept('half done'), await isNoted('half done')]).toEqual([false, false]);
  });

  it('goes with more than fit one batch', async () => {
    const names = Array.from({ length: 230 }, (_, n) => `many ${n}`);
    await insertPrivateUploads(context().db, names);
    await pass(25);
    await sweep();
    const { rows } = await context().db.execute(sql`select from private_uploads where name like 'many %'`);
    expect(rows).toEqual([]);
  });
});

describe('removing private uploads', () => {
  it('what the bucket fails to delete is tried again by the next sweep', async () => {
    const { db, services } = (markets.bucket as Market).context();
    const sweep = () => runHousekeeping((markets.bucket as Market).server.kernel);
    await insertPrivateUploads(db, ['stubborn']);
    await services.storage.keepPrivate('stubborn', Buffer.from('x'));
    await db.execute(sql`update private_uploads set removable_at = now()`);
    undeletable.add('stubborn');
    await expect(sweep()).rejects.toThrow();
    expect(await services.storage.readPrivate('stubborn')).not.toBeNull();
    undeletable.clear();
    await sweep();
    expect(await services.storage.readPrivate('stubborn')).toBeNull();
  });
});
