/** What can be done to the blocks of a page; a block that is not there changes nothing. */
import type { PageBlock } from '@chengji/contract';

type Blocks = readonly PageBlock[];

const findIndexById = (blocks: Blocks, id: string | null) => blocks.findIndex((block) => block.id === id);
const inserted = (blocks: Blocks, block: PageBlock, at: number) => [
  ...blocks.slice(0, at),
  block,
  ...blocks.slice(at),
];

/** Below the block worked on, or at the end. */
export function withAdded(blocks: Blocks, block: PageBlock, after: string | null): PageBlock[] {
  const at = findIndexById(blocks, after);
  return inserted(blocks, block, at < 0 ? blocks.length : at + 1);
}

/** A second one like it, below it. */
export function withCopy(blocks: Blocks, id: string, copyId: string): PageBlock[] {
  const block = blocks.find((one) => one.id === id);
  return block ? withAdded(blocks, { ...structuredClone(block), id: copyId }, id) : [...blocks];
}

export const without = (blocks: Blocks, id: string): PageBlock[] => blocks.filter((block) => block.id !== id);

export const withChanged = (blocks: Blocks, changed: PageBlock): PageBlock[] =>
  blocks.map((block) => (block.id === changed.id ? changed : block));

/** A hidden block stays where it is, and shoppers do not get it. */
export const withHidden = (blocks: Blocks, id: string, isHidden: boolean): PageBlock[] =>
  blocks.map((block) => {
    if (block.id !== id) return block;
    const { hidden: _, ...shown } = block;
    return (isHidden ? { ...shown, hidden: true } : shown) as PageBlock;
  });

/** Which is worked on once this one is gone: the one below it, else the one above. */
export function besides(blocks: Blocks, id: string): string | null {
  const at = findIndexById(blocks, id);
  return (blocks[at + 1] ?? blocks[at - 1])?.id ?? null;
}
