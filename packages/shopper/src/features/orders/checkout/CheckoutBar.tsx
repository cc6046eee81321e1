import { showMoney } from '@chengji/client-kit/money-display';
import type { Quote } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { isNothing } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';

/** What it costs in all, and the one way on. */
export function CheckoutBar({
  quote,
  busy,
  onSubmit,
}: {
  quote: Quote;
  busy: boolean;
  onSubmit: () => void;
}) {
  const t = useOrderStrings();
  return (
    <BottomBar>
      <div className="grow">
        <p className="fx-base g-1">
          <span className="t13 c1">{t('total')}</span>
          <Price money={quote.payable} places="full" size="l" />
        </p>
        <p className="t11 c3">
          {isNothing(quote.discount)
            ? t('count', { count: quote.count })
            : t('countSaved', { count: quote.count, saved: showMoney(quote.discount) })}
        </p>
      </div>
      <Button busy={busy} onClick={onSubmit}>
        {t('submit')}
      </Button>
    </BottomBar>
  );
}
