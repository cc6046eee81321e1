import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { listChainHeads } from '../../ledger/index.ts';

/** A part of the proof to keep. */
export async function listHeads(
  { db }: Context,
  { after = '', limit }: CallChecked<'GET /platform/ledger/heads'>,
): Promise<CallOut<'GET /platform/ledger/heads'>> {
  const heads = await listChainHeads(db, { after, limit });
  return { heads, next: heads.length === limit ? (heads.at(-1)?.account ?? null) : null };
}
