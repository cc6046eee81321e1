import { identityCalls } from '@chengji/contract/identity/identity.calls';
import { Checkbox, ConfigProvider } from 'antd';
import { useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { SmsCodeField } from '../../../design/form/SmsCodeField.tsx';
import { SubmitForm } from '../../../design/form/SubmitForm.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { faultText } from '../../../kernel/faults.ts';
import { useShopsText } from '../shops-text.ts';
import { sendCode } from './applicant.ts';
import { useEnter } from './queries.ts';

/** What is agreed to, as shoppers read it. */
const terms = ['agreement', 'privacy', 'merchant_agreement'] as const;
const toShopperArticle = (key: (typeof terms)[number]) => `/#/pages/article/details?id=${key}`;

/** An applicant proves their mobile number by a code; the decision is sent to it. */
export function MobileStep() {
  const text = useShopsText();
  const [refusal, setRefusal] = useState<string>();
  const form = useEditorForm({
    schema: identityCalls['POST /wanlshop/user/mobilelogin'].in,
    start: { mobile: '', code: '', agree: false },
    words: () => ({ mobile: text('mobileWrong'), code: text('codeWrong'), agree: text('agreeMissing') }),
    save: useEnter(() => setRefusal(undefined)),
    doneText: null,
    onRefused: (error) => setRefusal(faultText(error)),
    asksToLeave: false,
  });
  const handleSend = (mobile: string) => {
    setRefusal(undefined);
    return sendCode(mobile);
  };
  const agree = form.field('agree');
  return (
    <ConfigProvider componentSize="large">
      <SubmitForm action={text('next')} form={form}>
        {refusal && <Note tone="error">{refusal}</Note>}
        <TextField
          {...form.field('mobile')}
          label={text('mobile')}
          inputMode="numeric"
          autoComplete="tel-national"
          most={11}
        />
        <SmsCodeField {...form.field('code')} form={form} onSend={handleSend} />
        <div>
          <Checkbox checked={agree.value} onChange={({ target }) => agree.onChange(target.checked)}>
            {text('agree')}
          </Checkbox>
          <FieldError of={agree.id} error={agree.error} />
          <p className="row wrap">
            {terms.map((key) => (
              <a key={key} className="row-link" href={toShopperArticle(key)} target="_blank" rel="noreferrer">
                {text(`read_${key}`)}
              </a>
            ))}
          </p>
        </div>
      </SubmitForm>
    </ConfigProvider>
  );
}
