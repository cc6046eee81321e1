import type { OrderRow } from '@chengji/contract';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { ask, tell } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { toast, toastOnLeaving } from '../../../kernel/toast.ts';
import { loadCartWith } from '../../cart/index.ts';
import type { Action } from '../order.view.ts';
import { useBuyAgain, useCancelOrder, useOrderChange } from '../queries.ts';
import { useOrderStrings } from '../strings.ts';
import { getOrderPages } from '../team.view.ts';
import { CancelSheet } from './CancelSheet.tsx';
import styles from './OrderActions.module.css';
import { PayLabel } from './PayLabel.tsx';

type OrderActionsProps = {
  order: OrderRow;
  actions: readonly Action[];
  /** On the order's own page, its next step is the one solid button. */
  isAlone?: boolean;
  onDeleted?: () => void;
};

/** What the market waits for the person to do. */
const wanted: readonly Action[] = ['receive', 'comment', 'invite'];

type Look = ComponentProps<typeof Button>['look'];

/** What may be done with an order now, the likeliest at the right. */
export function OrderActions({ order, actions, isAlone, onDeleted }: OrderActionsProps) {
  const t = useOrderStrings();
  const { id } = order;
  const [isCancelling, setCancelling] = useState(false);
  const cancel = useCancelOrder(({ note }) => {
    setCancelling(false);
    if (note) void tell({ text: note });
    else toast(t('cancelled'), 'done');
  });
  const receive = useOrderChange('receive', () => toast(t('received'), 'done'));
  const extend = useOrderChange('extend', () => toast(t('extended'), 'done'));
  const remove = useOrderChange('delete', () => {
    if (!onDeleted) return toast(t('deleted'), 'done');
    toastOnLeaving(t('deleted'));
    onDeleted();
  });
  const again = useBuyAgain(async ({ lines, missing }) => {
    await loadCartWith(lines);
    if (lines.length > 0) go('pages/cart');
    if (missing.length > 0) {
      const texts = missing.map(({ title, reason }) => t(`missing.${reason}`, { title }));
      void tell({ title: t('missing'), text: texts.join('\n') });
    }
  });
  const isBusy = [cancel, receive, extend, remove].some(({ isPending }) => isPending);
  const ifConfirmed = async (question: string, change: typeof receive) => {
    if (!isBusy && (await ask(question))) change.mutate({ id });
  };
  const pages = getOrderPages(order);
  const seeTeam = () => order.team && go('pages/apps/groups/team', { id: order.team.id });
  const applyForRefund = () => {
    const [line, ...others] = order.lines.filter(({ can_refund }) => can_refund);
    if (line && others.length === 0) go('pages/user/refund/apply', { order_id: id, line_id: line.id });
    else go(pages.details, { id });
  };
  const press: Record<Action, () => unknown> = {
    pay: () => go('pages/user/money/pay', { trade_no: order.trade_no }),
    cancel: () => setCancelling(true),
    refund: applyForRefund,
    again: () => {
      if (!again.isPending) again.mutate({ id });
    },
    logistics: () => go(pages.logistics, { id }),
    comment: () => go(pages.comment, { id }),
    seeTeam,
    invite: seeTeam,
    receive: () => ifConfirmed(t('receiveAsk'), receive),
    extend: () => ifConfirmed(t('extendAsk'), extend),
    delete: () => ifConfirmed(t('deleteAsk'), remove),
  };
  const busy: Partial<Record<Action, boolean>> = {
    again: again.isPending,
    receive: receive.isPending,
    extend: extend.isPending,
    delete: remove.isPending,
  };
  const getLook = (action: Action): Look => {
    if (action === 'pay') return 'primary';
    if (!wanted.includes(action)) return 'line';
    return isAlone ? 'primary' : 'line-brand';
  };
  const payUntil = order.deadlines.find(({ event }) => event === 'auto_close')?.at;
  if (actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <Button
          key={action}
          size={isAlone ? 'm' : 's'}
          look={getLook(action)}
          busy={busy[action] ?? false}
          onClick={press[action]}
        >
          {action === 'pay' && payUntil ? <PayLabel until={payUntil} /> : t(`do.${action}`)}
        </Button>
      ))}
      <CancelSheet
        id={id}
        open={isCancelling}
        busy={cancel.isPending}
        onClose={() => setCancelling(false)}
        onCancel={(cancelling) => {
          if (!cancel.isPending) cancel.mutate({ id, ...cancelling });
        }}
      />
    </div>
  );
}
