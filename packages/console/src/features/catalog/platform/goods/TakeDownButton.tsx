import { App } from 'antd';
import { useState } from 'react';
import { ReasonModal } from '../../../../design/feedback/ReasonModal.tsx';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { useCatalogText } from '../../catalog-text.ts';
import { useAllowGoods, useTakeGoodsDown } from '../queries.ts';
import type { MarketGoodsRow } from './market-goods.view.ts';

/** Takes a goods down for a reason its shop reads, or lifts that; both say first what happens. */
export function TakeDownButton({ goods: { id, title, taken_down } }: { goods: MarketGoodsRow }) {
  const text = useCatalogText();
  const { message, modal } = App.useApp();
  const [takeDown, allow] = [useTakeGoodsDown(), useAllowGoods()];
  const [isOpen, setOpen] = useState(false);

  if (taken_down !== null) {
    const askAllow = () =>
      modal.confirm({
        title: text('allowTitle', { title }),
        content: text('allowBody'),
        okText: text('allow'),
        onOk: () => allow.mutateAsync({ id }).then(() => void message.success(text('allowed'))),
      });
    return (
      <LinkButton of={title} onPress={askAllow}>
        {text('allow')}
      </LinkButton>
    );
  }
  return (
    <>
      <LinkButton of={title} onPress={() => setOpen(true)}>
        {text('takeDown')}
      </LinkButton>
      {isOpen && (
        <ReasonModal
          title={text('takeDownTitle', { title })}
          body={text('takeDownBody')}
          action={text('takeDown')}
          doneText={text('takenDownDone')}
          label={text('takeDownReason')}
          isOwed
          isSending={takeDown.isPending}
          onAct={(reason, done) => takeDown.mutate({ id, reason }, { onSuccess: done })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
