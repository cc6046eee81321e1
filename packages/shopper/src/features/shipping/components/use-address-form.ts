import type { Address } from '@chengji/contract';
import { shippingCalls } from '@chengji/contract/shipping/shipping.calls';
import { useState } from 'react';
import { refresh } from '../../../kernel/calls/use-call.ts';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { type ChosenPlace, useOpenForResult } from '../../../kernel/router/results.ts';
import { useLeaveAsk } from '../../../kernel/router/use-leave-ask.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { areaText, getMessageKey } from '../address.view.ts';
import type { ParsedAddress } from '../paste/parse-address.ts';
import { useShippingStrings } from '../strings.ts';

const name = 'POST /wanlshop/address/save';
const blank = {
  name: '',
  mobile: '',
  detail: '',
  province_code: '',
  city_code: '',
  district_code: '',
  label: null,
  is_default: false,
};

/** An address being written, with the words of the area it is in. */
export function useAddressForm(address: Address | undefined) {
  const t = useShippingStrings();
  const [area, setArea] = useState(address ? areaText(address) : '');
  const [pasted, setPasted] = useState('');
  const callForm = useCallForm(name, {
    schema: shippingCalls[name].in,
    defaults: address ?? blank,
    words: (at, isMissing) => t(getMessageKey(at, isMissing)),
    input: (values) => values,
    onDone() {
      refresh('GET /wanlshop/address/list');
      toastOnLeaving(t('saved'));
      leavePage();
    },
  });
  useLeaveAsk(callForm.form.formState.isDirty || pasted.trim() !== '', t('leaveAsk'));
  const { form, set } = callForm;
  const fillPlace = (place: ChosenPlace) => {
    set('province_code', place.province_code);
    set('city_code', place.city_code);
    set('district_code', place.district_code);
    if (place.detail) set('detail', place.detail);
    setArea(place.area);
  };
  /** Fills what the text told and leaves the rest; answers what undoes it. */
  const fillParsed = ({ name, mobile, region, detail }: ParsedAddress) => {
    const before = form.getValues();
    if (name) set('name', name);
    if (mobile) set('mobile', mobile);
    if (region) fillPlace({ ...region, detail: '' });
    if (detail) set('detail', detail);
    return () => {
      form.reset(before, { keepDefaultValues: true });
      setArea(area);
    };
  };
  const openChooseLocation = useOpenForResult('choose-location', fillPlace);
  return { ...callForm, area, pasted, setPasted, fillPlace, fillParsed, openChooseLocation };
}
