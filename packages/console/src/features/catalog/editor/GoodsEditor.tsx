import { serverNow } from '@chengji/client-kit/react';
import { settings } from '@chengji/contract/settings';
import { Button } from 'antd';
import { Note } from '../../../design/feedback/Note.tsx';
import { SellingOnly } from '../../../design/feedback/SellingOnly.tsx';
import { EditorLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { goodsTones } from '../../../design/values/status-tones.ts';
import { useCan } from '../../../kernel/rights.ts';
import { HandledBy } from '../../alerts/index.ts';
import { useCatalogText } from '../catalog-text.ts';
import type { Draft, SellerGoods } from '../draft.ts';
import { canSave, toChecks, totalStock } from '../draft-checks.ts';
import type { GoodsDrafts } from '../draft-storage.ts';
import { shownState } from '../goods-list.view.ts';
import { useGoodsDefaults } from '../queries.ts';
import { BasicsCard } from './BasicsCard.tsx';
import { ChecksCard } from './ChecksCard.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { EnglishCard } from './EnglishCard.tsx';
import { HistoryButton } from './HistoryDrawer.tsx';
import { ParamsCard } from './ParamsCard.tsx';
import { PicturesCard } from './PicturesCard.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { PublishingCard } from './PublishingCard.tsx';
import { ShippingCard } from './ShippingCard.tsx';
import { SpecsCard } from './SpecsCard.tsx';
import { useGoodsForm } from './use-goods-form.ts';

/** Until the market has said its own. */
const usualLowStock = settings['catalog.low_stock'].default;

/** Adds a goods, or changes the one given. */
export function GoodsEditor({ goods, drafts }: { goods: SellerGoods | undefined; drafts: GoodsDrafts }) {
  const text = useCatalogText();
  const momentText = useMomentText();
  const can = { price: useCan('seller', 'goods.price'), stock: useCan('seller', 'goods.stock') };
  const form = useGoodsForm(goods, drafts);
  const { values: draft, change, keptAt, restored } = form;
  const lowStock = useGoodsDefaults().data?.low_stock ?? usualLowStock;
  const checks = toChecks(draft, { now: serverNow(), lowStock });

  const kept = keptAt && momentText(keptAt);
  const state = goods && shownState({ state: goods.state, stock: totalStock(draft) });
  return (
    <>
      <PageHeader
        back="/seller/goods"
        title={goods?.title ?? text('newTitle')}
        marks={
          goods &&
          state && (
            <>
              <StatusDot tone={goodsTones[state]}>{text(`tab_${state}`)}</StatusDot>
              <HandledBy subject="goods" id={goods.id} />
            </>
          )
        }
        summary={kept ? text('keptAt', { time: kept }) : text('notKept')}
        actions={
          <>
            {goods && <HistoryButton id={goods.id} />}
            <SaveButton
              from={goods?.state}
              to={draft.state}
              canSave={canSave(checks)}
              isSaving={form.isSending}
              onSave={() => void form.save()}
            />
          </>
        }
      />
      <div className="stack">
        {drafts.others.map(({ name, saved_at }) => (
          <Note key={name}>{text('othersDraft', { name, time: momentText(saved_at) })}</Note>
        ))}
        {restored && <RestoredNote {...restored} onGiveUp={form.giveUp} />}
        <EditorLayout
          side={
            <>
              <PreviewCard draft={draft} sold={goods?.sold ?? 0} />
              <ChecksCard checks={checks} lowStock={draft.lowStock ?? lowStock} />
              <PublishingCard draft={draft} onChange={change} />
            </>
          }
        >
          <BasicsCard draft={draft} onChange={change} />
          <PicturesCard draft={draft} onChange={change} />
          <SpecsCard draft={draft} lowStock={lowStock} can={can} onChange={change} />
          <ShippingCard draft={draft} onChange={change} />
          <ParamsCard draft={draft} onChange={change} />
          <EnglishCard draft={draft} onChange={change} />
          <DetailsCard draft={draft} onChange={change} />
        </EditorLayout>
      </div>
    </>
  );
}

type SaveProps = {
  from: SellerGoods['state'] | undefined;
  to: Draft['state'];
  canSave: boolean;
  isSaving: boolean;
  onSave: () => void;
};

/** What is not on sale is saved at any time, the rest while the shop sells. */
function SaveButton({ from, to, canSave, isSaving, onSave }: SaveProps) {
  const text = useCatalogText();
  return (
    <SellingOnly>
      {(isOff) => (
        <Button
          type="primary"
          disabled={!canSave || (isOff && to === 'on')}
          loading={isSaving}
          onClick={onSave}
        >
          {text(
            to === 'off'
              ? 'storeAway'
              : to === 'timed'
                ? 'plan'
                : from === 'on'
                  ? 'publishChanges'
                  : 'publish',
          )}
        </Button>
      )}
    </SellingOnly>
  );
}

/** The edit goes on from an earlier visit, unless that is given up. */
function RestoredNote({ at, isStale, onGiveUp }: { at: number; isStale: boolean; onGiveUp: () => void }) {
  const text = useCatalogText();
  const momentText = useMomentText();
  return (
    <Note tone={isStale ? 'warning' : 'plain'}>
      <div className="row between">
        <span>{text(isStale ? 'restoredStale' : 'restored', { time: momentText(at) })}</span>
        <Button size="small" onClick={onGiveUp}>
          {text('giveUp')}
        </Button>
      </div>
    </Note>
  );
}
