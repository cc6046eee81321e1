import { useSave } from '../../../design/conflict/use-save.tsx';
import { valueText } from '../setting-names.ts';
import { type Setting, toField } from '../settings.view.ts';
import { useSettingsText } from '../settings-text.ts';

/** Changes a setting from the value that was read. */
export function useSaveSetting(setting: Setting) {
  const text = useSettingsText();
  const show = (value: unknown) => valueText(text, value, toField(setting), setting.unit);
  return useSave('POST /platform/settings/save', {
    // the console itself shows moments by one of them
    changes: ['GET /platform/settings/list', 'GET /platform/settings/history', 'GET /platform/auth/info'],
    began: setting,
    showsRefusal: true,
    fields: { value: { label: setting.label, show } },
  });
}
