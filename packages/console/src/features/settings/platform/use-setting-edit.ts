import { App } from 'antd';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { valueText } from '../setting-names.ts';
import { findProblem, type Setting, sentValue, shownValue, toField } from '../settings.view.ts';
import { useSettingsText } from '../settings-text.ts';
import { useSaveSetting } from './use-save-setting.ts';

/** What is typed over a setting's value, and how it is saved or put back to the default. */
export function useSettingEdit(setting: Setting) {
  const text = useSettingsText();
  const { message, modal } = App.useApp();
  const field = toField(setting);
  const save = useSaveSetting(setting);
  const stored = shownValue(setting.value, field);
  const [shown, setShown] = useState(stored);
  const isDirty = shown !== stored;
  const problem = findProblem(shown, field);
  useUnsavedChanges(isDirty);
  const toText = (value: unknown) => valueText(text, value, field, setting.unit);

  const send = (value: unknown) =>
    save
      .mutateAsync({ name: setting.name, value: value as string })
      .then(() => void message.success(text('saved')));
  /** A rate decides on money of every order or withdrawal to come: it is looked at once more. */
  function saveShown(): void {
    const value = sentValue(shown, field);
    if (setting.unit !== 'basis_points') return void send(value);
    modal.confirm({
      title: text('rateTitle', { label: setting.label }),
      content: text('rateBody', { before: toText(setting.value), after: toText(value) }),
      okText: text('save'),
      onOk: () => send(value),
    });
  }
  const reset = () =>
    modal.confirm({
      title: text('resetTitle'),
      content: text('resetBody', { label: setting.label, value: toText(setting.default) }),
      okText: text('reset'),
      onOk: () => send(setting.default),
    });
  return {
    field,
    shown,
    change: setShown,
    undo: () => setShown(stored),
    isDirty,
    canSave: isDirty && problem === undefined,
    /** Of what was typed, while it is not saved. */
    problem: isDirty ? problem : undefined,
    isSaving: save.isPending,
    saveShown,
    reset,
  };
}

export type SettingEdit = ReturnType<typeof useSettingEdit>;
