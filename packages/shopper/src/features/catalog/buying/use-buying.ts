import type { Campaign } from '@chengji/contract';
import { type RefObject, useRef, useState } from 'react';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { toast } from '../../../kernel/toast.ts';
import { addToCart } from '../../cart/index.ts';
import { foundIn, orderData } from '../goods/goods.view.ts';
import { useCatalogStrings } from '../strings.ts';
import { flyToCart } from './fly-to-cart.ts';
import { asTeamsBuy, groupOrder, runningCampaign, type Way } from './selling.view.ts';
import {
  type Choice,
  countStock,
  findSku,
  firstChoice,
  type Goods,
  maxQuantity,
  missingSpec,
  press,
} from './sku.view.ts';

const alone: Way = { kind: 'alone' };

/** Where a page begins: in the team that led here, otherwise with a new team, or alone. */
const firstWay = (campaign: Campaign | null, teamId: number | undefined): Way =>
  !campaign ? alone : teamId ? { kind: 'join', teamId } : { kind: 'open' };

type CameFrom = {
  teamId?: number | undefined;
  post?: number | undefined;
  /** A sheet of its own, without a page below it: open from the start, to be bought alone. */
  isSheet?: boolean;
};

/** What the person is about to buy of a goods, and the ways to do it. */
export function useBuying(
  goods: Goods,
  cart: RefObject<HTMLElement | null>,
  { teamId, post, isSheet = false }: CameFrom = {},
) {
  const t = useCatalogStrings();
  const picture = useRef<HTMLDivElement>(null);
  const campaign = runningCampaign(goods);
  const pageWay = firstWay(campaign, teamId);
  const [choice, setChoice] = useState<Choice>(() => firstChoice(goods));
  const [wanted, setWanted] = useState(1);
  const [chosenWay, setWay] = useState<Way>(isSheet ? alone : pageWay);
  const [isOpen, setOpen] = useState(isSheet || (campaign !== null && teamId !== undefined));
  // a campaign may end while its sheet is open
  const way = campaign ? chosenWay : alone;
  const offer = campaign && way.kind !== 'alone' ? asTeamsBuy(goods, campaign) : goods;
  const shared = way.kind === 'alone' ? null : campaign;
  const limit = shared?.per_person ?? null;
  const most = Math.min(maxQuantity(offer, choice), limit ?? Number.POSITIVE_INFINITY);
  const number = Math.min(wanted, most);

  /** The sku chosen whole; otherwise says what is missing. */
  const chosenSku = () => {
    const sku = findSku(offer, choice);
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
        ...foundIn(post),
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
    go('pages/user/order/addorder', {
      type: 'goods',
      data: orderData({ goods_id: goods.id, sku_id: sku.id, number, post }),
    });
  };
  const buyInTeam = () => {
    const sku = campaign && chosenSku();
    if (!sku) return;
    setOpen(false);
    const data = orderData({ goods_id: goods.id, sku_id: sku.id, number, post });
    go('pages/apps/groups/order/confirm', { data, ...groupOrder(campaign, way) });
  };
  const openAs = (next: Way) => {
    setWay(next);
    setOpen(true);
  };
  return {
    pageWay,
    way,
    /** The campaign whose price and limits apply to this purchase kind. */
    shared,
    offer,
    stock: Math.min(countStock(offer, choice), shared?.left ?? Number.POSITIVE_INFINITY),
    most,
    choice,
    number,
    isOpen,
    picture,
    choose: (spec: number, value: string) => setChoice(press(choice, spec, value)),
    setNumber: setWanted,
    open: () => openAs(pageWay),
    openAlone: () => openAs(alone),
    join: (team: number) => openAs({ kind: 'join', teamId: team }),
    close: () => setOpen(false),
    add: () => void add(),
    buy,
    buyInTeam,
  };
}

export type Buying = ReturnType<typeof useBuying>;
