import { serverNow } from '@chengji/client-kit/react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { CouponFace } from '../components/CouponFace.tsx';
import { type Terms, validityText } from '../coupon.view.ts';
import { useCouponStrings } from '../strings.ts';

/** A card, as the person has it or as a quote lists it. */
type HeldCard = Terms & { id: number; coupon_id?: number; valid_from?: number; valid_to: number };

type CardRowProps = {
  card: HeldCard;
  off?: boolean;
  titled?: boolean;
  foot?: ReactNode;
  children?: ReactNode;
};

/** A card with its action; in a quote `foot` says what it saves, or why it does not apply. */
export function CardRow({ card, off, titled, foot, children }: CardRowProps) {
  const t = useCouponStrings();
  const language = useLanguage();
  const time = useTimeDisplay();
  const { id, coupon_id } = card;
  return (
    <CouponFace
      terms={card}
      validity={validityText(card, t, serverNow(), language, time)}
      {...(coupon_id === undefined ? {} : { details: { id: coupon_id, card: id } })}
      {...(off ? { off } : {})}
      {...(titled ? { titled } : {})}
      foot={foot}
    >
      {children}
    </CouponFace>
  );
}
