import { useIdempotencyKey } from '@chengji/client-kit/react';
import type { ChatCustomer } from '@chengji/contract';
import { App } from 'antd';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useChatText } from '../chat-text.ts';
import { useCouponsToGive, useGift } from '../queries.ts';
import styles from './inbox.module.css';
import { PickRow } from './PickRow.tsx';

type Props = { customer: ChatCustomer; onGiven: () => void };

/** The shop's coupons that can still be received; one is given once however often it is pressed. */
export function CouponPicker({ customer: { user_id }, onGiven }: Props) {
  const text = useChatText();
  const { message } = App.useApp();
  const { data, error, refetch } = useCouponsToGive();
  const gift = useGift();
  const key = useIdempotencyKey();
  if (!data) return <NotLoaded error={error} onRetry={refetch} rows={3} />;
  const left = data.rows.filter(({ total, received }) => received < total);
  if (left.length === 0) return <p className="muted">{text('noCoupons')}</p>;
  const handlePick = (couponId: number) => {
    if (gift.isPending) return;
    const input = { user_id, coupon_id: couponId };
    gift.mutate(
      { ...input, idempotencyKey: key(input) },
      {
        onSuccess: () => {
          void message.success(text('given'));
          onGiven();
        },
      },
    );
  };
  return (
    <ul className={styles.picker}>
      {left.map(({ id, title, total, received }) => (
        <PickRow
          key={id}
          title={title}
          second={text('couponLeft', { n: total - received })}
          action={text('give')}
          isBusy={gift.isPending && gift.variables.coupon_id === id}
          onPick={() => handlePick(id)}
        />
      ))}
    </ul>
  );
}
