import type { CouponTag } from '@chengji/contract';
import { useLanguage } from '../../../kernel/language.ts';
import { tagText } from '../coupon.view.ts';
import { useCouponStrings } from '../strings.ts';

/** A coupon as a short text, such as `满 300 减 30`. */
export function CouponWords({ terms }: { terms: Omit<CouponTag, 'id'> }) {
  const t = useCouponStrings();
  const language = useLanguage();
  return <span>{tagText(terms, t, language)}</span>;
}
