import { showMoney } from '@chengji/client-kit/money-display';
import type { OrderDetails, Received } from '@chengji/contract';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { RadioGroup, type RadioOption } from '../../../design/inputs/RadioGroup.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { useRefundStrings } from '../strings.ts';
import { useLinesRefund } from './use-lines-refund.ts';

/** Several lines of an order are asked back at once, each as a refund of its own. */
export function RefundAll({ order }: { order: OrderDetails }) {
  const t = useRefundStrings();
  const [isOpen, setOpen] = useState(false);
  const lines = order.lines.filter(({ can_refund }) => can_refund);
  return (
    <>
      {lines.length > 1 && (
        <Row row="between" gap={2} above={2}>
          <Text size={12} tone={3}>
            {t('allHint')}
          </Text>
          <Button look="line" size="s" onClick={() => setOpen(true)}>
            {t('all')}
          </Button>
        </Row>
      )}
      {isOpen && <LinesSheet orderId={order.id} lines={lines} onClose={() => setOpen(false)} />}
    </>
  );
}

const receipts = ['not_received', 'received'] as const satisfies Received[];

type LinesSheetProps = { orderId: number; lines: OrderDetails['lines']; onClose: () => void };

function LinesSheet({ orderId, lines, onClose }: LinesSheetProps) {
  const t = useRefundStrings();
  const form = useLinesRefund(orderId, lines, onClose);
  const { left, setLeft, missing } = form;
  const submit = (
    <Button size="block" busy={form.isPending} disabled={form.count === 0} onClick={() => void form.submit()}>
      {t('applyForLines', { count: form.count })}
    </Button>
  );
  return (
    <Sheet open title={t('all')} onClose={onClose} foot={submit}>
      <Box inset="page">
        {lines.map(({ id, title, refundable }) => (
          <div key={id}>
            <Check
              checked={!left.includes(id)}
              onChange={(isOn) => setLeft(isOn ? left.filter((other) => other !== id) : [...left, id])}
            >
              <Text size={14} tone={1}>
                {title}
              </Text>{' '}
              <Text size={12} tone={3} num>
                {t('refundable', { amount: showMoney(refundable) })}
              </Text>
            </Check>
            <FieldError text={form.faults.get(id)} />
          </div>
        ))}
        <FieldError text={missing ? t(`missing.${missing}`) : ''} />
      </Box>
      {form.kinds.length > 1 && (
        <Choice
          label={t('kind')}
          options={form.kinds.map((key) => ({ key, label: t(`kind.${key}`) }))}
          on={form.kind}
          onChange={form.setKind}
        />
      )}
      {form.isAnySent && (
        <Choice
          label={t('receivedName')}
          options={receipts.map((key) => ({ key, label: t(`received.${key}`) }))}
          on={form.received}
          onChange={form.setReceived}
        />
      )}
      <Choice
        label={t('reasonTitle')}
        options={form.reasons.map(({ code, text }) => ({ key: code, label: text }))}
        on={form.reason}
        onChange={form.setReason}
      />
    </Sheet>
  );
}

type ChoiceProps<Key extends string> = {
  label: string;
  options: readonly RadioOption<Key>[];
  on: Key | null;
  onChange: (key: Key) => void;
};

/** One of several, under its name. */
const Choice = <Key extends string>(props: ChoiceProps<Key>) => (
  <Box above={2}>
    <Box inset="page">
      <Text size={13} tone={3}>
        {props.label}
      </Text>
    </Box>
    <RadioGroup {...props} />
  </Box>
);
