import { showRate } from '@chengji/client-kit/percent-display';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { type AuditWords, isMomentField, valueText } from '../audit.view.ts';
import { useAuditText } from './audit-text.ts';
import { zh } from './strings.zh.ts';

type Word = keyof typeof zh;
const isWord = (key: string): key is Word => Object.hasOwn(zh, key);

/** Fields that hold a state or a kind, which is a word of the market's own. */
const worded = new Set(['state', 'stage', 'type', 'kind', 'scope']);

/** What changed, in words: what this console has no word for is shown as it is. */
export function useAuditWords(): AuditWords {
  const text = useAuditText();
  const { showMoment } = useTimeDisplay();
  return {
    toName(field) {
      const key = `field_${field}`;
      return isWord(key) ? text(key) : field;
    },
    toValue(field, value) {
      const key = `value_${value}`;
      if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
      if (typeof value === 'number' && isMomentField(field)) return showMoment(value);
      if (typeof value === 'number' && field.endsWith('_basis_points')) return showRate(value);
      return worded.has(field) && isWord(key) ? text(key) : valueText(value);
    },
  };
}
