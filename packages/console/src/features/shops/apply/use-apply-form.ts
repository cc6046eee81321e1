import type { ShopApplication } from '@chengji/contract';
import { useEffect, useState } from 'react';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { faultText } from '../../../kernel/faults.ts';
import { useShopsText } from '../shops-text.ts';
import { applicationSchema, nothingTyped, sentForm, typedFrom } from './apply.view.ts';
import { dropDraft, keepDraft, readDraft } from './apply-draft.ts';
import { useSaveApplication } from './queries.ts';

/** Sends an application in, for the first time or mended. */
export function useApplyForm(application: ShopApplication | null, onDone: () => Promise<void>) {
  const text = useShopsText();
  const [refusal, setRefusal] = useState<string>();
  const missing = (field: string) => text('missing', { field });
  const of = application?.id ?? null;
  const save = useSaveApplication({
    begin: () => setRefusal(undefined),
    saved: () => {
      dropDraft();
      return onDone();
    },
  });
  const form = useEditorForm({
    schema: applicationSchema,
    start: { ...(application ? typedFrom(application) : nothingTyped), ...readDraft(of) },
    toInput: sentForm,
    words: ({ type, licence_no }) => ({
      logo: text('logoMissing'),
      name: missing(text('name')),
      name_en: missing(text('nameEn')),
      city: missing(text('city')),
      city_en: missing(text('cityEn')),
      business: missing(text('business')),
      company: missing(text('company')),
      licence_no: licence_no.trim()
        ? text('numberWrong')
        : missing(text(type === 'personal' ? 'idNumber' : 'licenceNumber')),
      contact: missing(text('contact')),
      account: text('accountWrong'),
      password: text('passwordWrong'),
      documents: text('documentsMissing'),
    }),
    save,
    doneText: null,
    onRefused: (error) => setRefusal(faultText(error)),
  });
  const { values } = form;
  const isSent = save.isSuccess;
  useEffect(() => {
    if (!isSent) keepDraft(of, values);
  }, [of, values, isSent]);
  return { ...form, refusal };
}

export type ApplyFields = Pick<ReturnType<typeof useApplyForm>, 'values' | 'field'>;
