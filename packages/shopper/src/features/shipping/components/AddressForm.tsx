import { classes } from '@chengji/client-kit/classes';
import type { Address } from '@chengji/contract';
import { shippingCalls } from '@chengji/contract/shipping/shipping.calls';
import { ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Field } from '../../../design/inputs/Field.tsx';
import fieldStyles from '../../../design/inputs/field.module.css';
import { RegionSheet } from '../../../design/inputs/RegionSheet.tsx';
import { Switch } from '../../../design/inputs/Switch.tsx';
import { TextArea } from '../../../design/inputs/TextArea.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Box, Hidden, look, Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { refresh } from '../../../kernel/calls/use-call.ts';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { ask } from '../../../kernel/modal.ts';
import { back, go } from '../../../kernel/router/navigation.ts';
import { toast } from '../../../kernel/toast.ts';
import { areaText, getMessageKey } from '../address.view.ts';
import { type ChosenPlace, takePlace } from '../chosen-place.ts';
import { useDeleteAddress, useRegions } from '../queries.ts';
import { useShippingStrings } from '../strings.ts';
import styles from './AddressForm.module.css';
import { WechatAddress } from './WechatAddress.tsx';

const name = 'POST /wanlshop/address/save';

export function AddressForm({ address }: { address: Address | undefined }) {
  const t = useShippingStrings();
  const [area, setArea] = useState(address ? areaText(address) : '');
  const [isChoosing, setChoosing] = useState(false);
  const regions = useRegions(isChoosing);
  const { field, form, busy, submit, getFieldError, set } = useCallForm(name, {
    schema: shippingCalls[name].in,
    defaults: address ?? {
      name: '',
      mobile: '',
      detail: '',
      province_code: '',
      city_code: '',
      district_code: '',
      is_default: false,
    },
    words: (at, isMissing) => t(getMessageKey(at, isMissing)),
    input: (values) => values,
    onDone() {
      refresh('GET /wanlshop/address/list');
      toast(t('saved'), 'done');
      back();
    },
  });
  const fillPlace = (place: ChosenPlace) => {
    set('province_code', place.province_code);
    set('city_code', place.city_code);
    set('district_code', place.district_code);
    if (place.detail) set('detail', place.detail);
    setArea(place.area);
  };
  // back from the page where a place is chosen, the form is shown again and takes what it was given
  useEffect(() => {
    const place = takePlace();
    if (place) fillPlace(place);
  });
  const removal = useDeleteAddress(() => {
    toast(t('removed'), 'done');
    back();
  });
  const handleRemove = async () => {
    if (address && !removal.isPending && (await ask(t('removeAsk')))) removal.mutate({ id: address.id });
  };
  return (
    <Box as="form" above={2} noValidate onSubmit={submit}>
      <SectionCard>
        <Stack gap={3}>
          <WechatAddress
            onPick={({ name, mobile, place }) => {
              set('name', name);
              set('mobile', mobile);
              if (place) fillPlace(place);
            }}
          />
          <Field {...field('name')} label={t('name')} autoComplete="name" maxLength={32} />
          <Field
            {...field('mobile')}
            label={t('mobile')}
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={11}
          />
          <div>
            <button
              type="button"
              className={classes(fieldStyles.field, styles.area)}
              data-invalid={getFieldError('district_code') ? '' : undefined}
              onClick={() => setChoosing(true)}
            >
              <Hidden>{t('area')}</Hidden>
              <Text grow size={16} tone={area ? 1 : 3} lines={area ? 1 : undefined}>
                {area || t('areaHint')}
              </Text>
              <Icon as={ChevronRight} size={17} className={look({ tone: 3 })} />
            </button>
            {getFieldError('district_code') && (
              <p className={fieldStyles.fault} role="alert">
                {getFieldError('district_code')}
              </p>
            )}
          </div>
          <TextButton brand onPress={() => go('choose-location')}>
            {t('chooseOnPage')}
          </TextButton>
          <TextArea
            {...field('detail')}
            label={t('detail')}
            placeholder={t('detailHint')}
            rows={2}
            maxLength={200}
            autoComplete="street-address"
          />
        </Stack>
      </SectionCard>
      <SectionCard flush>
        <Cell
          label={t('setDefault')}
          value={
            <Switch
              label={t('setDefault')}
              on={form.watch('is_default') === true}
              onChange={(isOn) => set('is_default', isOn)}
            />
          }
        />
      </SectionCard>
      <div className={styles.acts}>
        <Button submit size="block" busy={busy}>
          {t('save')}
        </Button>
        {address && (
          <Button look="line" size="block" busy={removal.isPending} onClick={() => void handleRemove()}>
            {t('remove')}
          </Button>
        )}
      </div>
      <RegionSheet
        open={isChoosing}
        regions={regions.data?.rows ?? []}
        onClose={() => setChoosing(false)}
        onChoose={(province, city, district) => {
          set('province_code', province.code);
          set('city_code', city.code);
          set('district_code', district.code);
          setArea(areaText({ province: province.name, city: city.name, district: district.name }));
          setChoosing(false);
        }}
      />
    </Box>
  );
}
