import { Text } from '../../../design/layout/primitives.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { formatRate, formatSum, getCap, leastText, type Terms } from '../coupon.view.ts';
import { useCouponStrings } from '../strings.ts';
import styles from './CouponFace.module.css';

const SHORT = 3;
const MIDDLE = 5;

const toLengthClass = ({ length }: string) => (length <= SHORT ? undefined : length <= MIDDLE ? 'm' : 's');

/** What a coupon takes off, in the largest type; `mini` without the terms below. */
export function CouponValue({ terms, mini }: { terms: Terms; mini?: boolean }) {
  const t = useCouponStrings();
  const cap = getCap(terms);
  return (
    <>
      <Worth terms={terms} mini={mini} />
      {!mini && <Text size={11}>{leastText(terms, t)}</Text>}
      {!mini && cap && <Text size={11}>{t('upTo', { sum: formatSum(cap) })}</Text>}
    </>
  );
}

function Worth({ terms, mini }: { terms: Terms; mini: boolean | undefined }) {
  const t = useCouponStrings();
  const language = useLanguage();
  const look = mini ? `${styles.value} ${styles.mini}` : styles.value;
  if (terms.type === 'shipping') return <b className={`${look} ${styles.words}`}>{t('freeShipping')}</b>;
  if (terms.type === 'discount') {
    const rate = formatRate(terms.percent ?? 0, language);
    return (
      <b className={look}>
        {rate}
        <small>
          {language === 'en' && '% '}
          {t('off')}
        </small>
      </b>
    );
  }
  const sum = formatSum(terms.amount ?? '0.00');
  return (
    <b className={look} data-length={toLengthClass(sum)}>
      <small>{'¥'}</small>
      {sum}
    </b>
  );
}
