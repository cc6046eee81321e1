import { classes } from '@chengji/client-kit/classes';
import type { ReactNode } from 'react';
import { Tag, type TagLook } from '../../../design/commerce/Tag.tsx';
import { Ticket } from '../../../design/commerce/Ticket.tsx';
import { Box, look, Row, Text } from '../../../design/layout/primitives.ts';
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
  const ticketLook = getTicketLook(terms, off);
  const heading = titled ? terms.title : (terms.shop?.name ?? terms.title);
  return (
    <Ticket look={ticketLook} value={<CouponValue terms={terms} />}>
      <Box grow>
        <Row className={styles.head}>
          <Tag look={tagLooks[ticketLook]}>{t(`type.${terms.type}`)}</Tag>
          {details ? (
            <Link
              to="pages/user/coupon/details"
              params={details}
              className={classes(look({ lines: 1, tone: 1 }), `${styles.heading} ${styles.link}`)}
            >
              {heading}
            </Link>
          ) : (
            <Text as="b" lines={1} className={styles.heading}>
              {heading}
            </Text>
          )}
        </Row>
        <Text as="div" size={12} tone={3} above={1} className={styles.facts}>
          <Text lines={1}>{scopeText(terms, t)}</Text>
          {validity && (
            <Text lines={1} className={styles.validity}>
              {validity}
            </Text>
          )}
        </Text>
        {foot && <div className={styles.foot}>{foot}</div>}
      </Box>
      <div className={styles.act}>{children}</div>
    </Ticket>
  );
}
