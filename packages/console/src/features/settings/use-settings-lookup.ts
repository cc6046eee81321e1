import { useSettings } from './queries.ts';
import { valueText } from './setting-names.ts';
import { settingsShown, toField } from './settings.view.ts';
import { useSettingsText } from './settings-text.ts';

/** A few settings whose names hold the words, each with its value as it is shown, for the palette. */
export function useSettingsLookup(words: string, enabled: boolean) {
  const text = useSettingsText();
  const { data } = useSettings(enabled && words.length > 0);
  if (!data || words === '') return [];
  return settingsShown(data.rows, 'all', words)
    .slice(0, 5)
    .map((setting) => ({
      name: setting.name,
      label: setting.label,
      shown: valueText(text, setting.value, toField(setting), setting.unit),
    }));
}
