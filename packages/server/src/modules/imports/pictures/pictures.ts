/** The pictures that a table names: found among those we have, or fetched from where they are. */
import sharp from 'sharp';
import { requireActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { sniff } from '../../../kernel/storage/content-type.ts';
import { isFileName } from '../../../kernel/storage/storage.ts';
import { emptyPicture, toEmptyPicture } from '../../catalog/index.ts';
import type { Pictures } from '../table/goods-form.rules.ts';
import type { TableRow } from '../table/goods-table.rules.ts';
import { findPictures, keepPicture } from '../table/handles.queries.ts';
import { fetchFile } from './fetch-file.ts';

const atOnce = 4;
const mostBytes = 10 * 1024 * 1024;

/** `try` fetches none, and takes it that each could be. */
export type Bringing = 'fetch' | 'try' | 'skip';

/** Every picture these lines name, with where it is kept; null where it could not be fetched. */
export async function bringPictures(
  ctx: Context,
  rows: readonly TableRow[],
  bringing: Bringing,
): Promise<Pictures> {
  const { shopId } = requireActor(ctx, 'seller');
  const sources = [
    ...new Set(rows.flatMap(({ cells }) => [cells.image ?? [], cells.variantImage ?? []].flat())),
  ];
  const known = await findPictures(ctx.db, shopId, [...sources, ...sources.map(toFileName)]);
  const pictures = new Map<string, string | null>();
  const missing: string[] = [];
  for (const source of sources) {
    const url = known.get(source) ?? known.get(toFileName(source)) ?? (await ownPicture(ctx, source));
    if (url) pictures.set(source, url);
    else if (isFetchable(source)) missing.push(source);
  }
  if (bringing === 'try') {
    for (const source of missing)
      pictures.set(source, ctx.services.storage.toAddress({ name: 'to be fetched', extension: 'webp' }));
  }
  if (bringing === 'fetch') await fetchAll(ctx, shopId, missing, pictures);
  return pictures;
}

async function fetchAll(
  ctx: Context,
  shopId: number,
  sources: readonly string[],
  pictures: Map<string, string | null>,
): Promise<void> {
  const waiting = [...sources];
  const work = async () => {
    for (let source = waiting.shift(); source !== undefined; source = waiting.shift()) {
      const url = await fetchPicture(ctx, source);
      if (url) await keepPicture(ctx.db, { shopId, source, url });
      pictures.set(source, url);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function fetchPicture(ctx: Context, source: string): Promise<string | null> {
  const bytes = await fetchFile(source, {
    mostBytes,
    mayBePrivate: ctx.services.config.fetchPrivateAddresses,
  });
  return bytes && storePicture(ctx, bytes);
}

/** Null for what is no picture. */
export async function storePicture(ctx: Context, bytes: Buffer): Promise<string | null> {
  if (!sniff(bytes)?.startsWith('image/')) return null;
  try {
    const owner = `shop:${requireActor(ctx, 'seller').shopId}`;
    return (await ctx.services.storage.put(bytes, { owner, isUnmetered: true })).url;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.key === 'common.busy') throw new Error('too many pictures wait to be decoded'); // done again soon
    return null;
  }
}

export const toFileName = (source: string): string => source.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '';

const isFetchable = (source: string): boolean => /^https?:\/\//i.test(source);

/** A table that we wrote names our own files. */
async function ownPicture({ services }: Context, source: string): Promise<string | null> {
  const path = source.replace(services.config.publicUrl?.replace(/\/$/, '') ?? '', '');
  if (!path.startsWith('/files/') || !path.endsWith('.webp') || !isFileName(path.slice('/files/'.length)))
    return null;
  return (await isKept(services, path)) ? path : null;
}

const isKept = async ({ storage }: Context['services'], url: string): Promise<boolean> =>
  (await storage.read(url.replace('/files/', ''), { start: 0, end: 0 })) !== null;

/** Shown for goods whose pictures are still missing; such goods are not on sale. */
export async function keepEmptyPicture({ services }: Context): Promise<string> {
  const url = toEmptyPicture({ services });
  if (!(await isKept(services, url))) await services.storage.keep(emptyPicture, await greyPicture());
  return url;
}

const greyPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 800, channels: 3, background: '#eceff3' } })
    .webp()
    .toBuffer();
