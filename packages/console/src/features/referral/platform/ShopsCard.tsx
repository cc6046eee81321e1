import { App, Button } from 'antd';
import { useId, useState } from 'react';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { NumberField } from '../../../design/inputs/NumberField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { DateText } from '../../../design/values/DateText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useLeaveOut, useShopsLeftOut } from '../queries.ts';
import { useReferralText } from '../referral-text.ts';
import styles from './growth.module.css';

/** The shops whose orders earn nobody anything. */
export function ShopsCard() {
  const text = useReferralText();
  const { message } = App.useApp();
  const id = useId();
  const canWrite = useCan('platform', 'growth.write');
  const { data, error, refetch } = useShopsLeftOut();
  const send = useLeaveOut();
  const [shopId, setShopId] = useState<number | null>(null);
  const leave = (shop_id: number, left_out: boolean) =>
    send.mutate(
      { shop_id, left_out },
      {
        onSuccess: () => {
          setShopId(null);
          void message.success(text('done'));
        },
      },
    );
  return (
    <Card ruled title={text('shopsCard')} aside={<span className="muted">{text('shopsHint')}</span>}>
      <div className="stack">
        {(error || !data) && <NotLoaded error={error} onRetry={refetch} rows={1} />}
        {data?.rows.length === 0 && <p className="muted">{text('noShops')}</p>}
        {data?.rows.map((shop) => (
          <div key={shop.id} className="row between">
            <span>
              {shop.name} <DateText at={shop.since} />
            </span>
            {canWrite && (
              <Button size="small" onClick={() => leave(shop.id, false)}>
                {text('takeIn')}
              </Button>
            )}
          </div>
        ))}
        {canWrite && (
          <div className="row">
            <NumberField
              id={id}
              label={text('addShop')}
              className={styles.number}
              least={1}
              most={999_999_999}
              value={shopId}
              onChange={setShopId}
            />
            <Button
              disabled={shopId === null}
              loading={send.isPending}
              onClick={() => shopId && leave(shopId, true)}
            >
              {text('leaveOut')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
