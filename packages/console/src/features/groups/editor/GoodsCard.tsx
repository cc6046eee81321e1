import { Button } from 'antd';
import { Replace, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { priceRange } from '../../../design/values/price-range.ts';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { type CampaignGoods, titleIn, withGoods } from '../campaign-draft.ts';
import { useGroupsText } from '../groups-text.ts';
import styles from './campaign-editor.module.css';
import type { CardProps } from './card-props.ts';
import { GoodsPicker } from './GoodsPicker.tsx';
import { singleRange, sumStock } from './prices/goods-figures.ts';
import { StepTitle } from './StepTitle.tsx';

type Props = CardProps & { goods: CampaignGoods | undefined };

/** The one goods that is sold to teams. */
export function GoodsCard({ draft, onChange, isFrozen, goods }: Props) {
  const text = useGroupsText();
  const [isPicking, setPicking] = useState(false);
  return (
    <Card
      ruled
      title={<StepTitle step={2}>{text('goodsStep')}</StepTitle>}
      aside={
        !isFrozen &&
        draft.goodsId !== null && (
          <Button size="small" icon={<Replace size={14} />} onClick={() => setPicking(true)}>
            {text('changeGoods')}
          </Button>
        )
      }
    >
      {draft.goodsId === null && (
        <Button icon={<ShoppingBag size={14} />} onClick={() => setPicking(true)}>
          {text('chooseGoods')}
        </Button>
      )}
      {draft.goodsId !== null && !goods && <SkeletonRows rows={1} />}
      {goods && <GoodsChosen goods={goods} />}
      {isPicking && (
        <GoodsPicker
          onPick={(id) => {
            onChange(withGoods(draft, id));
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </Card>
  );
}

function GoodsChosen({ goods }: { goods: CampaignGoods }) {
  const text = useGroupsText();
  const { min, max } = singleRange(goods.skus);
  return (
    <div className="row between">
      <span className={cellsStyles.cellGoods}>
        <Thumb size={56} image={goods.images[0] ?? ''} />
        <TwoLines
          isStrong
          first={titleIn(useLanguage(), goods)}
          second={text('goodsFacts', {
            n: goods.skus.length,
            price: priceRange(min, max),
            stock: sumStock(goods.skus).toLocaleString('en'),
          })}
        />
      </span>
      <TwoLines
        className={styles.goodsSold}
        isStrong
        first={text('pieces', { n: goods.sold.toLocaleString('en') })}
        second={text('soldSoFar')}
      />
    </div>
  );
}
