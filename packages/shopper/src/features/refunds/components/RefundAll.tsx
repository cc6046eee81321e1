import { newIdempotencyKey } from '@chengji/client-kit';
import { showMoney } from '@chengji/client-kit/money-display';
import type { OrderDetails } from '@chengji/contract';
import { useRef, useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { toast } from '../../../kernel/toast.ts';
import { useApplyForLines, useReasons } from '../queries.ts';
import { useRefundStrings } from '../strings.ts';

/** Before anything was sent, several lines of an order are asked back at once, each as a refund of its own. */
export function RefundAll({ order }: { order: OrderDetails }) {
  const t = useRefundStrings();
  const [isOpen, setOpen] = useState(false);
  const lines = order.lines.filter(({ can_refund }) => can_refund);
  const isOffered = order.state === 'pending_shipment' && lines.length > 1;
  return (
    <>
      {isOffered && (
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

type LinesSheetProps = { orderId: number; lines: OrderDetails['lines']; onClose: () => void };

function LinesSheet({ orderId, lines, onClose }: LinesSheetProps) {
  const t = useRefundStrings();
  const [left, setLeft] = useState<readonly number[]>([]);
  const [reason, setReason] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const keys = useRef(new Map<string, string>());
  const reasons = useReasons('refund_only').data?.rows ?? [];
  const chosen = lines.filter(({ id }) => !left.includes(id));
  const applying = useApplyForLines((results) => {
    const refused = results.flatMap(({ id, fault }) => (fault === null ? [] : [[id, fault] as const]));
    setFaults(new Map(refused));
    if (refused.length > 0) return;
    toast(t('submitted'), 'done');
    onClose();
    go('pages/user/refund/lists', { state: 'open' });
  });
  const getKey = (id: number) => {
    const of = `${id} ${reason}`;
    const key = keys.current.get(of) ?? newIdempotencyKey();
    keys.current.set(of, key);
    return key;
  };
  const handleSubmit = () => {
    setMissing(reason === null);
    if (reason === null || applying.isPending) return;
    applying.mutate({ orderId, lines: chosen.map(({ id }) => ({ id, key: getKey(id) })), reason });
  };
  const submit = (
    <Button size="block" busy={applying.isPending} disabled={chosen.length === 0} onClick={handleSubmit}>
      {t('applyForLines', { count: chosen.length })}
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
            <FieldError text={faults.get(id)} />
          </div>
        ))}
        <FieldError text={isMissing ? t('missing.reason') : ''} />
      </Box>
      <RadioGroup
        label={t('reasonTitle')}
        options={reasons.map(({ code, text }) => ({ key: code, label: text }))}
        on={reason}
        onChange={(code) => {
          setReason(code);
          setMissing(false);
        }}
      />
    </Sheet>
  );
}
