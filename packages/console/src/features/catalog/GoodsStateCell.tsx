import { StatusDot } from '../../design/values/StatusDot.tsx';
import { goodsTones } from '../../design/values/status-tones.ts';
import { TwoLines } from '../../design/values/TwoLines.tsx';
import { useCatalogText } from './catalog-text.ts';
import { type SellerGoodsRow, shownState } from './goods-list.view.ts';

/** Whether a goods is sold; where the platform took it down, why. */
export function GoodsStateCell({ goods }: { goods: Pick<SellerGoodsRow, 'state' | 'stock' | 'taken_down'> }) {
  const text = useCatalogText();
  if (goods.taken_down === null) {
    return <StatusDot tone={goodsTones[shownState(goods)]}>{text(`tab_${shownState(goods)}`)}</StatusDot>;
  }
  return (
    <TwoLines
      first={<StatusDot tone="bad">{text('takenDown')}</StatusDot>}
      second={<span title={goods.taken_down}>{goods.taken_down}</span>}
    />
  );
}
