import { Empty } from '../../../design/feedback/Empty.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useOrderStrings } from '../strings.ts';
import { Checkout } from './Checkout.tsx';
import { readCheckout } from './checkout.view.ts';

/** What is about to be ordered, alone or in a team; an address without items shows a message. */
export function ConfirmOrderScreen() {
  const t = useOrderStrings();
  const checkout = readCheckout(useParams('pages/apps/groups/order/confirm'));
  if (checkout) return <Checkout checkout={checkout} />;
  return (
    <Page>
      <Empty
        picture="cart"
        title={t('wrongLink')}
        text={t('wrongLinkHint')}
        action={t('toCart')}
        onAction={() => go('pages/cart')}
      />
    </Page>
  );
}
