import { useIdempotencyKey } from '@chengji/client-kit/react';
import type { HostedLive, LinkedShop } from '@chengji/contract';
import { useState } from 'react';
import { reportFault } from '../../../../kernel/calls/faults.ts';
import { ask } from '../../../../kernel/modal.ts';
import { leavePage, replace } from '../../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { toastOnLeaving } from '../../../../kernel/toast.ts';
import { freshDraft, type LiveDraft, toDraft, toWords } from '../host.view.ts';
import { useCreateLive, useEditLive } from '../queries.ts';
import { useHostStrings } from '../strings.ts';
import { LiveForm } from './LiveForm.tsx';
import { drafts } from './live-drafts.ts';

/** A live that is prepared; what is written is kept until it is. */
export function NewLivePage({ shop }: { shop: LinkedShop }) {
  const t = useHostStrings();
  const zone = useTimeDisplay();
  const name = String(shop.id);
  const [draft, setDraft] = useState<LiveDraft>(() => drafts.find(name) ?? freshDraft);
  const keyFor = useIdempotencyKey();
  const create = useCreateLive((id) => {
    drafts.forget(name);
    toastOnLeaving(t('created'));
    replace('pages/shop/live/live', { id, shop_id: shop.id });
  });
  const change = (by: Partial<LiveDraft>) => {
    const next = { ...draft, ...by };
    setDraft(next);
    drafts.save(name, next);
  };
  const handleSend = () => {
    const input = { as_shop: shop.id, ...toWords(draft, zone), goods: draft.goods.map(({ id }) => id) };
    create.mutate({ ...input, idempotencyKey: keyFor(input) });
  };
  return (
    <LiveForm
      title={t('newLive')}
      action={t('create')}
      shopId={shop.id}
      draft={draft}
      isBusy={create.isPending}
      onChange={change}
      onSend={handleSend}
    />
  );
}

/** Its words, cover and time; who saved meanwhile is named before it is overwritten. */
export function EditLivePage({ live }: { live: HostedLive }) {
  const t = useHostStrings();
  const zone = useTimeDisplay();
  // as it was when it was opened: what is read meanwhile changes nothing that is being written
  const [began] = useState(live);
  const [draft, setDraft] = useState<LiveDraft>(() => toDraft(live, zone));
  const edit = useEditLive(
    () => {
      toastOnLeaving(t('saved'));
      leavePage();
    },
    (error) => {
      if (error.conflict) void askToOverwrite(error.conflict.version, error.conflict.saved_by ?? '');
      else reportFault(error);
    },
  );
  const send = (version: number) => edit.mutate({ id: began.id, version, ...toWords(draft, zone) });
  const askToOverwrite = async (version: number, name: string) => {
    const isSure = await ask({
      text: t('overwrite', { name: name || t('somebody') }),
      confirm: t('overwriteConfirm'),
    });
    if (isSure) send(version);
  };
  return (
    <LiveForm
      title={t('editLive')}
      action={t('save')}
      shopId={began.shop.id}
      draft={draft}
      plannedBefore={began.planned_at}
      hasBegun={began.began_at !== null}
      isEdited
      isBusy={edit.isPending}
      onChange={(by) => setDraft({ ...draft, ...by })}
      onSend={() => send(began.version)}
    />
  );
}
