import type { ShopWaybillAccount } from '@chengji/contract';
import { EditDrawer } from '../../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { Fields } from '../../../../design/inputs/Fields.tsx';
import { PasswordField } from '../../../../design/inputs/PasswordField.tsx';
import { SelectField } from '../../../../design/inputs/SelectField.tsx';
import { TextField } from '../../../../design/inputs/TextField.tsx';
import { RegionField } from '../../components/RegionField.tsx';
import { useSaveWaybillAccount, useSellerCarriers } from '../../queries.ts';
import { useShippingText } from '../../shipping-text.ts';
import { accountSchema, toDraft, toInput } from './account.view.ts';

type Props = { account: ShopWaybillAccount | undefined; canWrite: boolean; onClose: () => void };

/** Adds an account for a carrier's waybills, or changes the one given. */
export function AccountDrawer({ account, canWrite, onClose }: Props) {
  const text = useShippingText();
  const carriers = useSellerCarriers();
  const form = useEditorForm({
    schema: accountSchema,
    start: toDraft(account),
    toInput: (draft) => ({ ...toInput(draft, account?.id), version: account?.version }),
    save: useSaveWaybillAccount(account, {
      carrier: text('carrier'),
      partner_id: text('partnerId'),
      key: text('partnerKey'),
      net: text('net'),
      template: text('labelTemplate'),
      name: text('senderName'),
      mobile: text('senderMobile'),
      district_code: text('senderRegion'),
      detail: text('senderDetail'),
    }),
    onSaved: onClose,
  });
  return (
    <EditDrawer
      size={480}
      title={text(account ? 'editAccount' : 'newAccount')}
      form={form}
      canWrite={canWrite}
      onClose={onClose}
    >
      <Fields>
        <SelectField
          {...form.field('carrier')}
          label={text('carrier')}
          isRequired
          isDisabled={account !== undefined}
          hasSearch
          isLoading={carriers.isPending}
          options={carriers.data?.rows.map(({ code, name }) => ({ value: code, label: name })) ?? []}
        />
        <TextField
          {...form.field('partner_id')}
          label={text('partnerId')}
          most={64}
          isRequired
          hint={text('partnerIdHint')}
        />
        <PasswordField
          {...form.field('key')}
          label={text('partnerKey')}
          autoComplete="new-password"
          hint={text(account?.has_key ? 'keyKept' : 'keyHint')}
        />
        <TextField {...form.field('net')} label={text('net')} most={64} hint={text('netHint')} />
        <TextField
          {...form.field('template')}
          label={text('labelTemplate')}
          most={64}
          hint={text('labelTemplateHint')}
        />
        <TextField {...form.field('name')} label={text('senderName')} most={32} isRequired />
        <TextField
          {...form.field('mobile')}
          label={text('senderMobile')}
          most={11}
          inputMode="numeric"
          isRequired
        />
        <RegionField {...form.field('region')} label={text('senderRegion')} />
        <TextField {...form.field('detail')} label={text('senderDetail')} most={200} rows={2} isRequired />
      </Fields>
    </EditDrawer>
  );
}
