import type { Address } from '@chengji/contract';
import { shippingCalls } from '@chengji/contract/shipping/shipping.calls';
import { useState } from 'react';
import { refresh } from '../../../kernel/calls/use-call.ts';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { type ChosenPlace, useOpenForResult } from '../../../kernel/router/results.ts';
import { useLeaveAsk } from '../../../kernel/router/use-leave-ask.ts';
import { toast } from '../../../kernel/toast.ts';
import { areaText, getMessageKey } from '../address.view.ts';
import { useShippingStrings } from '../strings.ts';

const name = 'POST /wanlshop/address/save';
const blank = {
  name: '',
  mobile: '',
  detail: '',
  province_code: '',
  city_code: '',
  district_code: '',
  is_default: false,
};

/** An address being written, with the words of the area it is in. */
export function useAddressForm(address: Address | undefined) {
  const t = useShippingStrings();
  const [area, setArea] = useState(address ? areaText(address) : '');
  const callForm = useCallForm(name, {
    schema: shippingCalls[name].in,
    defaults: address ?? blank,
    words: (at, isMissing) => t(getMessageKey(at, isMissing)),
    input: (values) => values,
    onDone() {
      refresh('GET /wanlshop/address/list');
      toast(t('saved'), 'done');
      leave();
    },
  });
  const leave = useLeaveAsk(callForm.form.formState.isDirty, t('leaveAsk'));
  const { set } = callForm;
  const fillPlace = (place: ChosenPlace) => {
    set('province_code', place.province_code);
    set('city_code', place.city_code);
    set('district_code', place.district_code);
    if (place.detail) set('detail', place.detail);
    setArea(place.area);
  };
  const openChooseLocation = useOpenForResult('choose-location', fillPlace);
  return { ...callForm, area, fillPlace, openChooseLocation, leave };
}
