import { App, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { Field } from '../../design/Field.tsx';
import type { Area } from '../../kernel/session.ts';
import type { Coupon } from './coupons.view.ts';
import { useCouponsText } from './coupons-text.ts';
import { useStopCoupon } from './queries.ts';

type Props = { area: Area; coupon: Coupon; onClose: () => void };

/** Lets nobody receive a coupon any more. The market always says why: the shop is told. */
export function StopCoupon({ area, coupon: { id, title, received }, onClose }: Props) {
  const text = useCouponsText();
  const { message } = App.useApp();
  const reasonId = useId();
  const [reason, setReason] = useState('');
  const stop = useStopCoupon(area);
  const isToldTo = area === 'platform';
  const handleStop = () =>
    stop.mutate(
      { id, reason: reason.trim() },
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
      title={text('stopTitle', { name: title })}
      okText={text('stop')}
      okButtonProps={{
        danger: true,
        disabled: isToldTo && reason.trim().length < 2,
        loading: stop.isPending,
      }}
      onOk={handleStop}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{text('stopBody', { n: received })}</p>
        <Field
          label={text('stopReason')}
          htmlFor={reasonId}
          isRequired={isToldTo}
          hint={isToldTo && text('stopReasonHint')}
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
