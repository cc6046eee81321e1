import type { Address } from '@chengji/contract';
import { Button } from '../../../design/inputs/Button.tsx';
import { Field, mobileInput } from '../../../design/inputs/Field.tsx';
import { Switch } from '../../../design/inputs/Switch.tsx';
import { TextArea } from '../../../design/inputs/TextArea.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Box, Stack } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { ask } from '../../../kernel/modal.ts';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { PasteBox } from '../paste/PasteBox.tsx';
import { useDeleteAddress } from '../queries.ts';
import { useShippingStrings } from '../strings.ts';
import styles from './AddressForm.module.css';
import { LabelField } from './LabelField.tsx';
import { RegionField } from './RegionField.tsx';
import { useAddressForm } from './use-address-form.ts';
import { WechatAddress } from './WechatAddress.tsx';

export function AddressForm({ address }: { address: Address | undefined }) {
  const t = useShippingStrings();
  const addressForm = useAddressForm(address);
  const { field, control, busy, submit, getFieldError, set, area, fillPlace } = addressForm;
  const isDefault = control('is_default');
  return (
    <Box as="form" above={2} noValidate onSubmit={submit}>
      <SectionCard>
        <PasteBox
          text={addressForm.pasted}
          onChange={addressForm.setPasted}
          onParsed={addressForm.fillParsed}
        />
      </SectionCard>
      <SectionCard className={styles.fields}>
        <Stack gap={3}>
          <WechatAddress
            onPick={({ name, mobile, place }) => {
              set('name', name);
              set('mobile', mobile);
              if (place) fillPlace(place);
            }}
          />
          <Field
            {...field('name')}
            label={t('name')}
            labelShown
            placeholder={t('nameHint')}
            autoComplete="name"
            maxLength={32}
          />
          <Field
            {...field('mobile')}
            {...mobileInput}
            label={t('mobile')}
            labelShown
            placeholder={t('mobileHint')}
          />
          <RegionField area={area} error={getFieldError('district_code')} onChange={fillPlace} />
          <TextButton brand onPress={() => addressForm.openChooseLocation()}>
            {t('chooseOnPage')}
          </TextButton>
          <TextArea
            {...field('detail')}
            label={t('detail')}
            labelShown
            placeholder={t('detailHint')}
            rows={2}
            maxLength={200}
            autoComplete="street-address"
          />
        </Stack>
      </SectionCard>
      <SectionCard>
        <LabelField {...control('label')} />
      </SectionCard>
      <SectionCard flush>
        <Cell
          label={t('setDefault')}
          value={
            <Switch label={t('setDefault')} on={isDefault.value === true} onChange={isDefault.onChange} />
          }
        />
      </SectionCard>
      <AddressActs address={address} isBusy={busy} />
    </Box>
  );
}

/** Saves what is written, or removes the address after a question. */
function AddressActs({ address, isBusy }: { address: Address | undefined; isBusy: boolean }) {
  const t = useShippingStrings();
  const removal = useDeleteAddress(() => {
    toastOnLeaving(t('removed'));
    leavePage();
  });
  const handleRemove = async () => {
    if (address && !removal.isPending && (await ask(t('removeAsk')))) removal.mutate({ id: address.id });
  };
  return (
    <Stack gap={3} className={styles.acts}>
      <Button submit size="block" busy={isBusy}>
        {t('save')}
      </Button>
      {address && (
        <Button look="line" size="block" busy={removal.isPending} onClick={() => void handleRemove()}>
          {t('remove')}
        </Button>
      )}
    </Stack>
  );
}
