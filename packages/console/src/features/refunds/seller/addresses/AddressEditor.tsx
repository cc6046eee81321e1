import type { ShopReturnAddress } from '@chengji/contract';
import { refundsSellerCalls } from '@chengji/contract/refunds/refunds.seller.calls';
import { EditDrawer } from '../../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { Fields } from '../../../../design/inputs/Fields.tsx';
import { SwitchField } from '../../../../design/inputs/SwitchField.tsx';
import { TextField } from '../../../../design/inputs/TextField.tsx';
import { RegionField } from '../../../shipping/index.ts';
import { useSaveReturnAddress } from '../../queries.ts';
import { useRefundsText } from '../../refunds-text.ts';
import { toDraft, toInput } from './address.view.ts';

type Props = { address: ShopReturnAddress | undefined; isFirst: boolean; onClose: () => void };

/** Adds a return address, or changes the one given. */
export function AddressEditor({ address, isFirst, onClose }: Props) {
  const text = useRefundsText();
  const form = useEditorForm({
    schema: refundsSellerCalls['POST /seller/refunds/save_address'].in,
    start: toDraft(address, isFirst),
    toInput: (draft) => toInput(draft, address?.id),
    save: useSaveReturnAddress(),
    onSaved: onClose,
  });
  return (
    <EditDrawer size={420} title={text(address ? 'editAddress' : 'newAddress')} form={form} onClose={onClose}>
      <Fields>
        <TextField {...form.field('name')} label={text('name')} most={32} isRequired />
        <TextField
          {...form.field('mobile')}
          label={text('mobile')}
          most={11}
          inputMode="numeric"
          isRequired
        />
        <RegionField {...form.field('region')} label={text('region')} />
        <TextField {...form.field('detail')} label={text('detail')} most={200} rows={2} isRequired />
        <SwitchField {...form.field('is_default')} label={text('isDefault')} />
      </Fields>
    </EditDrawer>
  );
}
