import { moveItem } from '@chengji/client-kit/lists/move-item';
import type { PageBlock } from '@chengji/contract';
import { useState } from 'react';
import { newBlock, newBlockId } from './block.ts';
import { besides, withAdded, withChanged, withCopy, withHidden, without } from './block-list.ts';
import type { PageDraft } from './use-page-draft.ts';

/** The block that is worked on, and what can be done with the blocks of a page. */
export function useBlockEditing({ content, change }: PageDraft, canWrite: boolean) {
  const [selected, setSelected] = useState<string | null>(null);
  const { blocks } = content;
  const set = (next: PageBlock[], step?: string) => canWrite && change({ ...content, blocks: next }, step);
  return {
    selected,
    block: blocks.find(({ id }) => id === selected),
    select: setSelected,
    changeBlock: (block: PageBlock, step?: string) =>
      set(withChanged(blocks, block), step && `${block.id}.${step}`),
    move: (from: number, to: number) => set(moveItem(blocks, from, to)),
    add(type: PageBlock['type']): void {
      const block = newBlock(type, newBlockId());
      set(withAdded(blocks, block, selected));
      setSelected(block.id);
    },
    copy(id: string): void {
      const copyId = newBlockId();
      set(withCopy(blocks, id, copyId));
      setSelected(copyId);
    },
    hide: (id: string, isHidden: boolean) => set(withHidden(blocks, id, isHidden)),
    remove(id: string): void {
      set(without(blocks, id));
      setSelected(besides(blocks, id));
    },
  };
}
