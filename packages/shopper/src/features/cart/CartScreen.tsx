import { Empty } from '../../design/feedback/Empty.tsx';
import { TextButton } from '../../design/inputs/TextButton.tsx';
import { Text } from '../../design/layout/primitives.ts';
import { NavBar } from '../../design/navigation/NavBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import styles from '../../design/navigation/page.module.css';
import { ForYou } from '../catalog/index.ts';
import { CartBar } from './components/CartBar.tsx';
import { CartShopCard } from './components/CartShopCard.tsx';
import { useEstimate } from './estimate/use-estimate.ts';
import { loadCart, toggleCartManage, useCart } from './store.ts';
import { useCartStrings } from './strings.ts';

/** What the person means to buy, by shop; a visitor's stays on the phone. */
export function CartScreen() {
  const t = useCartStrings();
  const { cart } = useCart();
  const estimate = useEstimate(cart);
  const isEmpty = cart.list.length === 0;
  const title = (
    <>
      {t('title')}{' '}
      {!isEmpty && (
        <Text size={14} tone={3}>
          {t('count', { count: cart.cartnum })}
        </Text>
      )}
    </>
  );
  const manage = !isEmpty && (
    <TextButton className={styles.navAction} brand={cart.operate} onPress={toggleCartManage}>
      {t(cart.operate ? 'done' : 'manage')}
    </TextButton>
  );
  return (
    <Page
      nav={<NavBar title={title} actions={manage} look="page" back={false} />}
      bar={isEmpty ? undefined : <CartBar cart={cart} estimate={estimate} />}
      onRefresh={loadCart}
    >
      {isEmpty ? (
        <Empty picture="cart" title={t('empty')} text={t('emptyHint')} action={t('goShopping')} />
      ) : (
        cart.list.map((shop) => (
          <CartShopCard
            key={shop.shop_id}
            shop={shop}
            isManaged={cart.operate}
            addOn={estimate?.addOns.get(shop.shop_id)}
          />
        ))
      )}
      <ForYou
        key={String(isEmpty)}
        goodsIds={cart.list.flatMap(({ products }) => products.map((line) => line.goods_id))}
      />
    </Page>
  );
}
