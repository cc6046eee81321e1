import { CallError } from '@chengji/client-kit';
import { catalogSellerCalls } from '@chengji/contract/catalog/catalog.seller.calls';
import { useState } from 'react';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { useFaultReport } from '../../../kernel/use-call.ts';
import { useCatalogText } from '../catalog-text.ts';
import {
  carryStock,
  type Fill,
  fillColumn,
  findMoved,
  isTypedRight,
  type Moved,
  type Typed,
  type TypedSkus,
  toChanges,
} from '../change-skus.view.ts';
import { useChangeSkus, useSkusToChange } from '../queries.ts';

/** What is typed over the prices and stock of goods, which may be read anew meanwhile. */
export function useSkuChanges(ids: readonly number[], onSaved: () => void) {
  const text = useCatalogText();
  const report = useFaultReport();
  const read = useSkusToChange(ids);
  const [moved, setMoved] = useState<Moved>({});
  const rows = read.data?.rows ?? [];
  const form = useEditorForm({
    schema: catalogSellerCalls['POST /seller/goods/skus'].in,
    start: { typed: {} as TypedSkus },
    toInput: ({ typed }) => ({ rows: isTypedRight(rows, typed) ? toChanges(rows, typed) : [] }),
    save: useChangeSkus(),
    doneText: (_, { changed }) => text('changed', { n: changed }),
    onSaved,
    onRefused: (error) => {
      report(error);
      if (error instanceof CallError && error.key === 'catalog.price_changed') void showMoved();
    },
  });
  const change = (toTyped: (typed: TypedSkus) => TypedSkus) =>
    form.change({ typed: toTyped(form.getValues().typed) });

  /** What somebody else changed meanwhile says so; what is typed stays, to be saved over it or not. */
  async function showMoved(): Promise<void> {
    const now = (await read.refetch()).data?.rows ?? [];
    setMoved(findMoved(rows, now));
    change((typed) => carryStock(rows, now, typed));
  }
  const { typed } = form.values;
  return {
    ...form,
    read,
    typed,
    moved,
    count: toChanges(rows, typed).length,
    type: (id: number, part: Partial<Typed>) =>
      change((typed) => ({ ...typed, [id]: { ...typed[id], ...part } })),
    fill: (fill: Fill) => change((typed) => fillColumn(rows, typed, fill)),
  };
}

export type SkuChanges = Pick<ReturnType<typeof useSkuChanges>, 'typed' | 'moved' | 'type'>;
