import type { ReactNode } from 'react';
import { Tag, type TagLook } from '../../../design/commerce/Tag.tsx';
import { Ticket } from '../../../design/commerce/Ticket.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { getTicketLook, scopeText, type Terms } from '../coupon.view.ts';
import { useCouponStrings } from '../strings.ts';
import styles from './CouponFace.module.css';
import { CouponValue } from './CouponValue.tsx';

const tagLooks = { brand: 'brand', ship: 'info', vip: 'vip', off: 'grey' } as const satisfies Record<
  ReturnType<typeof getTicketLook>,
  TagLook
>;

type CouponFaceProps = {
  terms: Terms;
  /** Its validity, as text. */
  validity: string;
  /** Grey: used, over, all taken, or not for this order. */
  off?: boolean;
  /** Where all are of one shop the coupon itself is named, otherwise the shop that issued it. */
  titled?: boolean;
  /** Makes the ticket lead to its terms in full. */
  details?: { id: number; card?: number };
  /** A line below, such as how much is taken or why it cannot be used. */
  foot?: ReactNode;
  /** What can be done with it, at the right. */
  children?: ReactNode;
};

/** The one way a coupon is drawn, received or not. */
export function CouponFace({
  terms,
  validity,
  off = false,
  titled,
  details,
  foot,
  children,
}: CouponFaceProps) {
  const t = useCouponStrings();
  const look = getTicketLook(terms, off);
  const heading = titled ? terms.title : (terms.shop?.name ?? terms.title);
  return (
    <Ticket look={look} value={<CouponValue terms={terms} />}>
      <div className="grow">
        <div className={styles.head}>
          <Tag look={tagLooks[look]}>{t(`type.${terms.type}`)}</Tag>
          {details ? (
            <Link
              to="pages/user/coupon/details"
              params={details}
              className={`${styles.heading} ${styles.link} l1 c1`}
            >
              {heading}
            </Link>
          ) : (
            <b className={`${styles.heading} l1`}>{heading}</b>
          )}
        </div>
        <div className={`t12 c3 mt-1 ${styles.facts}`}>
          <span className="l1">{scopeText(terms, t)}</span>
          {validity && <span className={styles.validity}>{validity}</span>}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      <div className={styles.act}>{children}</div>
    </Ticket>
  );
}
