import type { CouponTag } from '@chengji/contract';
import ticketStyles from '../../../design/commerce/ticket.module.css';
import { useLanguage } from '../../../kernel/language.ts';
import { tagText } from '../coupon.view.ts';
import { useCouponStrings } from '../strings.ts';
import styles from './CouponTags.module.css';

/** Short labels of coupons, as many as fit on the line. */
export function CouponTags({ tags }: { tags: readonly CouponTag[] }) {
  const t = useCouponStrings();
  const language = useLanguage();
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <span key={tag.id} className={ticketStyles.tag}>
          {tagText(tag, t, language)}
        </span>
      ))}
    </span>
  );
}
