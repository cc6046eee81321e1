import { showMoney } from '@chengji/client-kit/money-display';
import type { ShopReturnAddress } from '@chengji/contract';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { SelectField } from '../../../design/inputs/SelectField.tsx';
import { EntriesBox } from '../../../design/layout/EntriesBox.tsx';
import { useFinalAct } from '../../../design/queue/use-final-act.ts';
import { useQueueKeys } from '../../../design/queue/use-queue-keys.ts';
import { useApproveRefund, useReturnAddresses } from '../queries.ts';
import { isReturn, type SellerRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';
import { toAddressLine } from './addresses/address.view.ts';

type Props = { refund: SellerRefund; onDone: () => void; onAddresses: () => void };

/** Approves: the money goes back at once, or the buyer sends the goods to an address of the shop first. */
export function ApproveForm({ refund, onDone, onAddresses }: Props) {
  const text = useRefundsText();
  const approve = useApproveRefund();
  const askFinally = useFinalAct();
  const hasReturn = isReturn(refund);
  const addresses = useReturnAddresses(hasReturn);
  const [chosen, setChosen] = useState<number>();
  const address = addresses.data?.rows.find(({ id }) => id === chosen) ?? addresses.data?.rows[0];
  const amount = showMoney(refund.amount);
  const isReady = !hasReturn || address !== undefined;

  const ask = () => {
    if (!isReady || approve.isPending) return;
    askFinally({
      title: text(hasReturn ? 'approveReturnDo' : 'approveRefundDo', { amount }),
      body: address
        ? text('approveReturnBody', { address: toAddressLine(address), amount })
        : text('approveRefundBody', { amount, goes: text(`goes_${refund.returns_to}`) }),
      doneText: text(hasReturn ? 'approvedReturn' : 'approvedRefund', { amount }),
      act: () => approve.mutateAsync(address ? { id: refund.id, address_id: address.id } : { id: refund.id }),
      onDone,
    });
  };
  useQueueKeys({ onDecide: ask });
  return (
    <>
      {hasReturn && (
        <AddressChoice
          rows={addresses.data?.rows}
          chosen={address?.id ?? 0}
          onChoose={setChosen}
          onAddresses={onAddresses}
        />
      )}
      <EntriesBox title={text(hasReturn ? 'entriesLater' : 'entriesNow')} entries={refund.entries} />
      <Button type="primary" block disabled={!isReady} loading={approve.isPending} onClick={ask}>
        {text(hasReturn ? 'approveReturnDo' : 'approveRefundDo', { amount })}
      </Button>
    </>
  );
}

type ChoiceProps = {
  rows: readonly ShopReturnAddress[] | undefined;
  chosen: number;
  onChoose: (id: number) => void;
  onAddresses: () => void;
};

function AddressChoice({ rows, chosen, onChoose, onAddresses }: ChoiceProps) {
  const text = useRefundsText();
  const id = useId();
  if (rows?.length === 0) {
    return (
      <Note tone="warning">
        {text('noAddress')}{' '}
        <LinkButton isMain onPress={onAddresses}>
          {text('addAddress')}
        </LinkButton>
      </Note>
    );
  }
  return (
    <SelectField
      id={id}
      label={text('chooseAddress')}
      value={chosen}
      isLoading={!rows}
      options={(rows ?? []).map((row) => ({
        value: row.id,
        label: row.is_default ? `${toAddressLine(row)} (${text('defaultAddress')})` : toAddressLine(row),
      }))}
      onChange={onChoose}
    />
  );
}
