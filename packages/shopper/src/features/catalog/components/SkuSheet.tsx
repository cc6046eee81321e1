import { Photo } from '../../../design/Photo.tsx';
import { Price } from '../../../design/Price.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { Stepper } from '../../../design/Stepper.tsx';
import { WasPrice } from '../../../design/WasPrice.tsx';
import { type Goods, mostOf, pictureOf, priceRange, skuOf, stockOf } from '../sku.view.ts';
import { useCatalogStrings } from '../strings.ts';
import type { Buying } from '../use-buying.ts';
import { BuyButtons } from './BuyButtons.tsx';
import styles from './SkuSheet.module.css';
import { SpecChoice } from './SpecChoice.tsx';

const PHOTO = 112;

/** Chooses a value of each spec and how many, then into the cart or bought at once. */
export function SkuSheet({ goods, buying }: { goods: Goods; buying: Buying }) {
  const t = useCatalogStrings();
  const { choice, number, picture } = buying;
  const { low, high } = priceRange(goods, choice);
  const values = choice.filter((value) => value !== null).join(t('comma'));
  return (
    <Sheet
      open={buying.isOpen}
      title={t('chooseSku')}
      onClose={buying.close}
      foot={
        <div className="fx">
          <BuyButtons goods={goods} onAdd={buying.add} onBuy={buying.buy} />
        </div>
      }
      bare
    >
      <div className={styles.head}>
        <div ref={picture} className={styles.picture}>
          <Photo url={pictureOf(goods, choice)} width={PHOTO} eager className={styles.photo} />
        </div>
        <div className="grow">
          <div className={styles.price}>
            <Price money={low} size="l" places="full" />
            {high !== low && (
              <>
                <i className={styles.to} />
                <Price money={high} size="l" places="full" />
              </>
            )}
            <WasPrice money={skuOf(goods, choice)?.was_price ?? null} />
          </div>
          <p className="t12 c3 mt-2 num">
            {t('stock', { count: stockOf(goods, choice).toLocaleString('en') })}
          </p>
          {values && (
            <p className="t13 mt-1">
              {t('chosenLabel')} · {values}
            </p>
          )}
        </div>
      </div>
      <div className={styles.body}>
        {goods.specs.map((spec, index) => (
          <SpecChoice key={spec.name} goods={goods} spec={index} choice={choice} onChoose={buying.choose} />
        ))}
        <div className={styles.number}>
          <h3 className={styles.title}>{t('quantity')}</h3>
          <Stepper size="l" value={number} max={mostOf(goods, choice)} onChange={buying.setNumber} />
        </div>
      </div>
    </Sheet>
  );
}
