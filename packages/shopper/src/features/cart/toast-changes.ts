import { showMoney } from '@chengji/client-kit/money-display';
import { tell } from '../../kernel/modal.ts';
import type { Difference } from './cart-differences.view.ts';
import { cartText } from './strings.ts';

const MAX_SAID = 5;

/** Tells the person, in a few lines; nothing where there is no news. */
export function toastChanges(news: readonly Difference[]): void {
  if (news.length === 0) return;
  const t = cartText();
  const lines = news.slice(0, MAX_SAID).map((one) => {
    switch (one.kind) {
      case 'price':
        return t('news.price', { ...one, from: showMoney(one.from), to: showMoney(one.to) });
      case 'number':
        return t('news.number', one);
      default:
        return t(`news.${one.kind}`, { title: one.title });
    }
  });
  const rest = news.length - lines.length;
  if (rest > 0) lines.push(t('news.more', { count: rest }));
  void tell({ title: t('news'), text: lines.join('\n') });
}
