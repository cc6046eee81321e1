import { App, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { Field } from '../../design/Field.tsx';
import { useLanguage } from '../../kernel/language.ts';
import type { Area } from '../../kernel/session.ts';
import { titleIn } from './coupon-words.ts';
import type { Coupon } from './coupons.view.ts';
import { useCouponsText } from './coupons-text.ts';
import { useStopCoupon } from './queries.ts';

type Props = { area: Area; coupon: Coupon; onClose: () => void };

/** Lets nobody receive a coupon any more. The market always says why: the shop is told. */
export function StopCoupon({ area, coupon, onClose }: Props) {
  const text = useCouponsText();
  const language = useLanguage();
  const { message } = App.useApp();
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const stop = useStopCoupon(area);
  const isReasoned = area === 'platform';
  const handleStop = () =>
    stop.mutate(
      { id: coupon.id, reason: reason.trim() },
      {
        onSuccess: () => {
          void message.success(text('stopped'));
          onClose();
        },
      },
    );
  return (
    <Modal
      open
      title={text('stopTitle', { name: titleIn(language, coupon) })}
      okText={text('stop')}
      okButtonProps={{
        danger: true,
        disabled: isReasoned && reason.trim().length < 2,
        loading: stop.isPending,
      }}
      onOk={handleStop}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{coupon.received > 0 ? text('stopBody', { n: coupon.received }) : text('stopBodyNone')}</p>
        <Field
          label={text('stopReason')}
          htmlFor={reasonId}
          isRequired={isReasoned}
          hint={isReasoned && coupon.shop && text('stopReasonHint')}
        >
          <Input.TextArea
            id={reasonId}
            value={reason}
            maxLength={200}
            autoSize={{ minRows: 2, maxRows: 5 }}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      </div>
    </Modal>
  );
}
