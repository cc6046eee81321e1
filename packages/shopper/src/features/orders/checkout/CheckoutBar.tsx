import { showMoney } from '@chengji/client-kit/money-display';
import type { Quote } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { isNothing } from '../order.view.ts';
import { useOrderStrings } from '../strings.ts';

type CheckoutBarProps = {
  quote: Quote;
  busy: boolean;
  onSubmit: () => void;
};

/** What it costs in all, and the one way on. */
export function CheckoutBar({ quote, busy, onSubmit }: CheckoutBarProps) {
  const t = useOrderStrings();
  return (
    <BottomBar>
      <Box grow>
        <Row as="p" row="baseline" gap={1}>
          <Text size={13} tone={1}>
            {t('total')}
          </Text>
          <Price money={quote.payable} places="full" size="l" />
        </Row>
        <Text as="p" size={11} tone={3}>
          {isNothing(quote.discount)
            ? t('count', { count: quote.count })
            : t('countSaved', { count: quote.count, saved: showMoney(quote.discount) })}
        </Text>
      </Box>
      <Button busy={busy} onClick={onSubmit}>
        {t('submit')}
      </Button>
    </BottomBar>
  );
}
