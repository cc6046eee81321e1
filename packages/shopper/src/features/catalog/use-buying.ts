import { type RefObject, useRef, useState } from 'react';
import { reportFault } from '../../kernel/faults.ts';
import { go } from '../../kernel/router/navigation.ts';
import { toast } from '../../kernel/toast.ts';
import { addToCart } from '../cart/index.ts';
import { flyToCart } from './fly-to-cart.ts';
import { orderData } from './goods.view.ts';
import { type Choice, firstChoice, type Goods, missingSpec, mostOf, press, skuOf } from './sku.view.ts';
import { useCatalogStrings } from './strings.ts';

/** What the person is about to buy of a goods, and the two ways to do it. */
export function useBuying(goods: Goods, cart: RefObject<HTMLElement | null>) {
  const t = useCatalogStrings();
  const picture = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(goods));
  const [wanted, setWanted] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const number = Math.min(wanted, mostOf(goods, choice));

  /** The sku chosen whole; otherwise says what is missing. */
  const chosenSku = () => {
    const sku = skuOf(goods, choice);
    if (!sku) toast(t('chooseFirst', { spec: missingSpec(goods, choice) ?? '' }));
    return sku;
  };
  const add = async () => {
    const sku = chosenSku();
    if (!sku) return;
    flyToCart(picture.current, cart.current);
    setOpen(false);
    try {
      await addToCart({
        goods_id: goods.id,
        sku_id: sku.id,
        title: goods.title,
        image: sku.image || (goods.images[0] ?? ''),
        sku: { id: sku.id, price: sku.price, values: sku.values, stock: sku.stock },
        number,
        shop_id: goods.shop.id,
        shop_name: goods.shop.name,
        shop_type: goods.shop.type,
      });
      toast(t('added'), 'done');
    } catch (error) {
      reportFault(error);
    }
  };
  const buy = () => {
    const sku = chosenSku();
    if (!sku) return;
    setOpen(false);
    go('pages/user/order/addorder', { type: 'goods', data: orderData(goods.id, sku.id, number) });
  };
  return {
    choice,
    number,
    isOpen,
    picture,
    choose: (spec: number, value: string) => setChoice(press(choice, spec, value)),
    setNumber: setWanted,
    open: () => setOpen(true),
    close: () => setOpen(false),
    add: () => void add(),
    buy,
  };
}

export type Buying = ReturnType<typeof useBuying>;
