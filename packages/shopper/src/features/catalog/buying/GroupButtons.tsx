import { showMoney } from '@chengji/client-kit/money-display';
import type { Campaign } from '@chengji/contract';
import { BuyPair } from '../../../design/commerce/BuyPair.tsx';
import { useCatalogStrings } from '../strings.ts';
import { asTeamsBuy, type Way } from './selling.view.ts';
import { type Choice, type Goods, isSoldOut, priceRange } from './sku.view.ts';

type Props = {
  goods: Goods;
  campaign: Campaign;
  choice: Choice;
  way: Way;
  onAlone: () => void;
  onTeam: () => void;
};

/** The price alone beside the price in a team; in a team that waits for one there is only its own. */
export function GroupButtons({ goods, campaign, choice, way, onAlone, onTeam }: Props) {
  const t = useCatalogStrings();
  const offer = asTeamsBuy(goods, campaign);
  const getPrice = (sold: Goods) => {
    const { low, high } = priceRange(sold, choice);
    const price = showMoney(low, 'short');
    return low === high ? price : t('fromPrice', { price });
  };
  const isGone = isSoldOut(offer);
  const left = { label: t('buyAlone'), price: getPrice(goods), disabled: isSoldOut(goods), onPress: onAlone };
  const label = way.kind === 'join' ? t('joinTeam') : t('openTeam');
  const right = isGone
    ? { label: t('groupSoldOut'), disabled: true, onPress: onTeam }
    : { label, price: getPrice(offer), onPress: onTeam };
  return way.kind === 'join' ? <BuyPair right={right} /> : <BuyPair left={left} right={right} />;
}
