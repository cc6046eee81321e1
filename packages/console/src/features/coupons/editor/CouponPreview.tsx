import { classes } from '@chengji/client-kit/classes';
import { Card } from '../../../design/layout/Card.tsx';
import { PhoneFrame } from '../../../design/layout/PhoneFrame.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useSession } from '../../../kernel/session.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { categoryName, useCategories } from '../../catalog/index.ts';
import { type CouponDraft, toWorth } from '../coupon-draft.ts';
import { isSome, tagText, titleIn, toRateText, toShortMoney, type Worth } from '../coupon-words.ts';
import type { Issuer } from '../coupons.view.ts';
import { useCouponsText } from '../coupons-text.ts';
import styles from './CouponEditor.module.css';

type Props = { issuer: Issuer; draft: CouponDraft; shop: string | undefined };

/** The coupon as shoppers meet it: among others to receive, beside a goods, and in an order. */
export function CouponPreview({ issuer, draft, shop }: Props) {
  const text = useCouponsText();
  const language = useLanguage();
  const own = useSession('seller')?.staff.shop?.name;
  const worth = toWorth(draft);
  const title = titleIn(language, draft) || text('newCoupon');
  const heading = issuer === 'shop' ? (shop ?? own ?? title) : title;
  return (
    <Card title={text('preview')}>
      <PhoneFrame>
        <div className={styles.couponPhone}>
          <p className={styles.couponPhonePart}>{text('previewCentre')}</p>
          <div className={classes(styles.ticket, styles[draft.type])}>
            <div className={styles.ticketValue}>
              <TicketFigure worth={worth} />
              <span>
                {isSome(worth.least_spend)
                  ? text('over', { sum: toShortMoney(worth.least_spend) })
                  : text('noLeast')}
              </span>
            </div>
            <div className={styles.ticketWords}>
              <p className="row">
                <span className={styles.ticketTag}>{text(`type_${draft.type}`)}</span>
                <b className="ellipsis">{heading}</b>
              </p>
              <p className="ellipsis">
                <ScopeWords issuer={issuer} draft={draft} />
              </p>
              <p className="ellipsis">
                <ValidityWords draft={draft} />
              </p>
              <div className="row between">
                <span>{text('taken')}</span>
                <span className={styles.ticketButton}>{text('receive')}</span>
              </div>
            </div>
          </div>
          <p className={styles.couponPhonePart}>{text('previewGoods')}</p>
          <div className={styles.couponLine}>
            <span className={styles.couponTag}>{tagText(worth, text, language)}</span>
          </div>
          <p className={styles.couponPhonePart}>{text('previewOrder')}</p>
          <div className={styles.couponLine}>
            <span className="muted">{text('previewDiscount')}</span>
            <span className="ellipsis">{title}</span>
          </div>
        </div>
      </PhoneFrame>
    </Card>
  );
}

/** What it leads with: a sum, a rate, or that freight is free. */
function TicketFigure({ worth: { type, amount, percent } }: { worth: Worth }) {
  const text = useCouponsText();
  const language = useLanguage();
  if (type === 'shipping') return <b className={styles.ticketWord}>{text('freeShipping')}</b>;
  if (type === 'discount') {
    return (
      <b>
        {toRateText(percent ?? 0, language)}
        <small>{text('zhe')}</small>
      </b>
    );
  }
  return (
    <b>
      <small>¥</small>
      {toShortMoney(amount ?? '0.00')}
    </b>
  );
}

function ScopeWords({ issuer, draft: { scope, scope_ids } }: { issuer: Issuer; draft: CouponDraft }) {
  const text = useCouponsText();
  const tree = useCategories().data?.rows ?? [];
  if (scope === 'all') return text(`scopeAll_${issuer}`);
  const names = scope_ids.slice(0, 3).flatMap((id) => categoryName(tree, id) ?? []);
  return scope === 'goods' || names.length === 0 ? text(`scope_${scope}`) : names.join(text('comma'));
}

function ValidityWords({ draft: { validity, valid_days, valid_to } }: { draft: CouponDraft }) {
  const text = useCouponsText();
  const { showDate } = useTimeDisplay();
  if (validity === 'days') return text('daysLong', { n: valid_days ?? 0 });
  return valid_to === null ? text('valid_dates') : text('validUntil', { day: showDate(valid_to - 1) });
}
