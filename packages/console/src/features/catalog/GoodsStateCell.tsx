import { useMomentText } from '../../design/values/MomentText.tsx';
import { StatusDot } from '../../design/values/StatusDot.tsx';
import { goodsTones } from '../../design/values/status-tones.ts';
import { TwoLines } from '../../design/values/TwoLines.tsx';
import { useCatalogText } from './catalog-text.ts';
import { type SellerGoodsRow, shownState } from './goods-list.view.ts';

/** Whether a goods is sold; where the platform took it down, why. */
type Shown = Pick<SellerGoodsRow, 'state' | 'stock' | 'taken_down'> &
  Partial<Pick<SellerGoodsRow, 'sale_starts_at' | 'sale_ends_at'>>;

export function GoodsStateCell({ goods }: { goods: Shown }) {
  const text = useCatalogText();
  const momentText = useMomentText();
  const { sale_starts_at: starts, sale_ends_at: ends } = goods;
  if (goods.taken_down === null) {
    if (starts != null)
      return (
        <TwoLines
          first={<StatusDot tone="info">{text('tab_timed')}</StatusDot>}
          second={text('onAt', { time: momentText(starts) })}
        />
      );
    const dot = (
      <StatusDot tone={goodsTones[shownState(goods)]}>{text(`tab_${shownState(goods)}`)}</StatusDot>
    );
    if (ends == null || goods.state === 'off') return dot;
    return <TwoLines first={dot} second={text('offAt', { time: momentText(ends) })} />;
  }
  return (
    <TwoLines
      first={<StatusDot tone="bad">{text('takenDown')}</StatusDot>}
      second={<span title={goods.taken_down}>{goods.taken_down}</span>}
    />
  );
}
