import { serverNow } from '@chengji/client-kit/react';
import { Text } from '../../../design/layout/primitives.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { CardAction } from '../cards/CardAction.tsx';
import { CouponFace } from '../components/CouponFace.tsx';
import { isCardOff, validityText } from '../coupon.view.ts';
import { useCard } from '../queries.ts';
import { useCouponStrings } from '../strings.ts';
import { DetailsPage } from './DetailsPage.tsx';
import { TermsCard } from './TermsCard.tsx';
import { listCardTerms } from './terms.view.ts';

/** An own card, under the terms it was received with. */
export function CardDetails({ id }: { id: number }) {
  const t = useCouponStrings();
  const language = useLanguage();
  const time = useTimeDisplay();
  return (
    <DetailsPage
      query={useCard(id)}
      face={(card) => (
        <CouponFace
          terms={card}
          validity={validityText(card, t, serverNow(), language, time)}
          off={isCardOff(card)}
        >
          {isCardOff(card) && (
            <Text size={12} tone={3}>
              {t(`state.${card.state}`)}
            </Text>
          )}
        </CouponFace>
      )}
      terms={(card) => <TermsCard terms={card} rows={listCardTerms(card, t, language, time)} />}
      bar={(card) => <CardAction card={card} inBar />}
    />
  );
}
