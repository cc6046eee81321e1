import { Button } from '../../../design/inputs/Button.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { ask } from '../../../kernel/modal.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { requireLogin } from '../../../kernel/session/session.ts';
import { toast } from '../../../kernel/toast.ts';
import type { Cart } from '../cart.rules.ts';
import { checkoutData } from '../cart.view.ts';
import { CartTotal } from '../estimate/CartTotal.tsx';
import type { Estimate } from '../estimate/estimate.view.ts';
import { chooseWholeCart, deleteFromCart, moveToFavourites } from '../store.ts';
import { useCartStrings } from '../strings.ts';
import styles from './CartBar.module.css';

/** Select-all, and the actions on the chosen lines: check out, or in manage mode save and delete. */
export function CartBar({ cart, estimate }: { cart: Cart; estimate: Estimate | null }) {
  const t = useCartStrings();
  const count = cart.allnum;
  const whenChosen = (act: () => void) => () => (count === 0 ? toast(t('chooseFirst')) : act());
  const handleSettle = whenChosen(() =>
    go('pages/user/order/addorder', { type: 'cart', data: checkoutData(cart) }),
  );
  const handleSave = whenChosen(() => {
    if (!requireLogin()) return;
    moveToFavourites().then(() => toast(t('moved'), 'done'), reportFault);
  });
  const handleDelete = whenChosen(async () => {
    if (await ask(t('removeAsk', { count }))) deleteFromCart();
  });
  return (
    <BottomBar>
      <Check checked={cart.status} onChange={chooseWholeCart}>
        <Text size={14} tone={1}>
          {t('all')}
        </Text>
      </Check>
      {cart.operate ? (
        <span className={styles.acts}>
          <Button look="line" size="m" onClick={handleSave}>
            {t('favourites')}
          </Button>
          <Button size="m" onClick={handleDelete}>
            {count > 0 ? t('remove', { count }) : t('removeNone')}
          </Button>
        </span>
      ) : (
        <>
          <CartTotal sum={cart.allsum} estimate={estimate} />
          <Button onClick={handleSettle}>{count > 0 ? t('settle', { count }) : t('settleNone')}</Button>
        </>
      )}
    </BottomBar>
  );
}
