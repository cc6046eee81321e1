import { useState } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { toast } from '../../../kernel/toast.ts';
import { useGoods } from '../queries.ts';
import { useCatalogStrings } from '../strings.ts';
import { ChoiceSheet } from './SkuSheet.tsx';
import {
  type Choice,
  choosePicture,
  countStock,
  findSku,
  type Goods,
  getKeptChoice,
  maxQuantity,
  missingSpec,
  press,
  type Sku,
} from './sku.view.ts';

/** A sku and how many of it, with the picture it is shown by. */
type Chosen = { sku: Sku; image: string; number: number };

type Props = {
  goodsId: number;
  skuId: number;
  number: number;
  onChoose: (chosen: Chosen) => void;
  onClose: () => void;
};

/** Another sku of a goods chosen before; opens with that one chosen. */
export function ChangeSkuSheet({ goodsId, onClose, ...line }: Props) {
  const t = useCatalogStrings();
  const query = useGoods(goodsId);
  const { data } = query;
  if (data) return <Choosing goods={data} onClose={onClose} {...line} />;
  return (
    <Sheet open title={t('chooseSku')} onClose={onClose}>
      <QueryView query={query} skeleton={<RowsSkeleton />}>
        {() => null}
      </QueryView>
    </Sheet>
  );
}

type ChoosingProps = Omit<Props, 'goodsId'> & { goods: Goods };

function Choosing({ goods, skuId, number: before, onChoose, onClose }: ChoosingProps) {
  const t = useCatalogStrings();
  const [choice, setChoice] = useState<Choice>(() => getKeptChoice(goods, skuId));
  const [wanted, setWanted] = useState(before);
  const most = maxQuantity(goods, choice);
  const number = Math.min(wanted, most);
  const handleConfirm = () => {
    const sku = findSku(goods, choice);
    if (!sku) toast(t('chooseFirst', { spec: missingSpec(goods, choice) ?? '' }));
    else if (sku.stock > 0) onChoose({ sku, image: choosePicture(goods, choice), number });
    else toast(t('soldOut'));
  };
  return (
    <ChoiceSheet
      goods={goods}
      buying={{
        choice,
        number,
        most,
        offer: goods,
        shared: null,
        stock: countStock(goods, choice),
        isOpen: true,
        close: onClose,
        choose: (spec, value) => setChoice(press(choice, spec, value)),
        setNumber: setWanted,
      }}
      foot={
        <Button size="block" onClick={handleConfirm}>
          {t('confirmSku')}
        </Button>
      }
    />
  );
}
