import { catalogSellerCalls } from '@chengji/contract/catalog/catalog.seller.calls';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { useSession } from '../../../kernel/session.ts';
import { useCatalogText } from '../catalog-text.ts';
import { type Draft, type SellerGoods, toInput } from '../draft.ts';
import type { GoodsDrafts } from '../draft-storage.ts';
import { findLosses } from '../losses.ts';
import { useSaveGoods } from '../queries.ts';
import { useGoodsFields } from '../use-goods-fields.ts';
import { useConfirmLosses } from './use-confirm-losses.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

/** Saves a goods once it is agreed to what the market would not keep; until then the edit is kept as a draft. */
export function useGoodsForm(goods: SellerGoods | undefined, drafts: GoodsDrafts) {
  const text = useCatalogText();
  const navigate = useNavigate();
  const confirmLosses = useConfirmLosses();
  const shopId = useSession('seller')?.staff.shop?.id ?? 0;
  const kept = useKeptDraft(shopId, goods, drafts);
  const [start] = useState(kept.start);
  const form = useEditorForm({
    schema: catalogSellerCalls['POST /seller/goods/save'].in,
    start,
    toInput: (draft) => ({ ...toInput(draft, goods?.id), version: kept.began ?? goods?.version }),
    save: useSaveGoods(goods, kept.began, useGoodsFields()),
    asksToLeave: false,
    doneText: (_, { state, sale_starts_at }) =>
      text(state === 'on' ? 'published' : sale_starts_at ? 'planned' : 'stored'),
    onSaved: () => {
      kept.saved();
      return navigate('/seller/goods');
    },
  });
  return {
    ...form,
    keptAt: kept.keptAt,
    restored: kept.restored,
    change(part: Partial<Draft>): void {
      form.change(part);
      kept.typed(form.getValues());
    },
    giveUp: () => form.reset(kept.giveUp()),
    async save(): Promise<void> {
      if (!(await confirmLosses(findLosses(form.values)))) return;
      await kept.settled();
      await form.submit();
    },
  };
}
