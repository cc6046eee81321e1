import { currentLanguage } from '../../kernel/language.ts';
import type { Reason, Setting, SettingField } from './settings.view.ts';
import { shownValue } from './settings.view.ts';
import type { useSettingsText } from './settings-text.ts';

type Text = ReturnType<typeof useSettingsText>;

const groups = [
  'all',
  'identity',
  'catalog',
  'content',
  'orders',
  'groups',
  'coupons',
  'shipping',
  'shops',
  'ledger',
  'wallet',
  'points',
  'referral',
  'refunds',
  'complaints',
  'discovery',
  'live',
  'support',
  'chat',
] as const;
const choices = [
  'move',
  'refund',
  'nobody',
  'platform_owner',
  'platform',
  'everyone',
  'buyer',
  'wait',
  'first',
  'none',
  'all',
] as const;
const uses = [
  'refund_only',
  'return_and_refund',
  'user',
  'goods',
  'shop',
  'group',
  'post',
  'live',
  'chat',
  'order',
] as const;
const units = [
  'seconds',
  'minutes',
  'hours',
  'days',
  'times',
  'megabytes',
  'yuan',
  'pieces',
  'entries',
  'oclock',
] as const;

/** A group this console has no word for is shown by its own name. */
export function groupName(text: Text, group: string): string {
  const known = groups.find((one) => one === group);
  return known ? text(`group_${known}`) : group;
}

/** What may be chosen, in words; one this console has no word for is shown by its own name. */
export function choiceName(text: Text, choice: string): string {
  const known = choices.find((one) => one === choice);
  return known ? text(`choice_${known}`) : choice;
}

/** What a reason is for. */
export function forName(text: Text, use: string): string {
  const known = uses.find((one) => one === use);
  return known ? text(`for_${known}`) : use;
}

export function unitName(text: Text, unit: string): string {
  if (unit === 'basis_points') return text('percent');
  const known = units.find((one) => one === unit);
  return known ? text(`unit_${known}`) : '';
}

/** A value with its unit, as the default is shown. */
export function valueText(text: Text, value: unknown, field: SettingField, unit: Setting['unit']): string {
  if (field.kind === 'reasons') return (value as Reason[]).map((one) => one[currentLanguage()]).join(' · ');
  if (field.kind === 'words') return wordsText(text, value as string[]);
  const plain = String(shownValue(value, field) ?? '');
  const shown = field.kind === 'choice' ? choiceName(text, plain) : plain;
  return [shown || text('emptyValue'), unitName(text, unit)].filter(Boolean).join(' ');
}

/** What may be typed, with its unit; of what is chosen nothing need be said. */
export function limitsText(text: Text, field: SettingField, unit: Setting['unit']): string {
  if (field.kind === 'number')
    return text('rangeIs', { min: field.min, max: field.max, unit: unitName(text, unit) });
  if (field.kind === 'money') return text('amountIs');
  if (field.kind !== 'line' && field.kind !== 'text') return '';
  const { min, max } = field;
  return min > 0 ? text('lengthIs', { min, max }) : text('lengthUpTo', { max });
}

const wordsShown = 5;

/** A long list by its count and its first words. */
function wordsText(text: Text, words: readonly string[]): string {
  if (words.length === 0) return text('emptyValue');
  const first = words.slice(0, wordsShown).join(' · ');
  return `${text('wordsCount', { n: words.length })}: ${first}${words.length > wordsShown ? ' …' : ''}`;
}
