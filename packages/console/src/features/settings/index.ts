export { useSettingsLookup } from './use-settings-lookup.ts';
