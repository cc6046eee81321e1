import { Price } from '../../../design/commerce/Price.tsx';
import { WasPrice } from '../../../design/commerce/WasPrice.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Stepper } from '../../../design/inputs/Stepper.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { CampaignTag } from '../../groups/index.ts';
import { useCatalogStrings } from '../strings.ts';
import { BuyButtons } from './BuyButtons.tsx';
import { GroupButtons } from './GroupButtons.tsx';
import styles from './SkuSheet.module.css';
import { SpecChoice } from './SpecChoice.tsx';
import { choosePicture, findSku, type Goods, priceRange } from './sku.view.ts';
import type { Buying } from './use-buying.ts';

const PHOTO = 112;

/** Chooses a value of each spec and how many, then into the cart, bought alone, or in a team. */
export function SkuSheet({ goods, buying }: { goods: Goods; buying: Buying }) {
  const t = useCatalogStrings();
  const { choice, number, picture, offer, shared, stock } = buying;
  const { low, high } = priceRange(offer, choice);
  const values = choice.filter((value) => value !== null).join(t('comma'));
  return (
    <Sheet
      open={buying.isOpen}
      title={t('chooseSku')}
      onClose={buying.close}
      foot={
        <Row>
          {shared ? (
            <GroupButtons
              goods={goods}
              campaign={shared}
              choice={choice}
              way={buying.way}
              onAlone={buying.buy}
              onTeam={buying.buyInTeam}
            />
          ) : (
            <BuyButtons goods={goods} onAdd={buying.add} onBuy={buying.buy} />
          )}
        </Row>
      }
      bare
    >
      <div className={styles.head}>
        <div ref={picture} className={styles.picture}>
          <Photo url={choosePicture(goods, choice)} width={PHOTO} eager className={styles.photo} />
        </div>
        <Box grow>
          <Row row="baseline" className={styles.price}>
            <Price money={low} size="l" places="full" />
            {high !== low && (
              <>
                <i className={styles.to} />
                <Price money={high} size="l" places="full" />
              </>
            )}
            {shared && <CampaignTag kind={shared.kind} tiers={shared.tiers} />}
            <WasPrice money={findSku(offer, choice)?.was_price ?? null} />
          </Row>
          <Text as="p" size={12} tone={3} above={2} num>
            {t('stock', { count: stock.toLocaleString('en') })}
          </Text>
          {values && (
            <Text as="p" size={13} above={1}>
              {t('chosenLabel')} · {values}
            </Text>
          )}
        </Box>
      </div>
      <div className={styles.body}>
        {goods.specs.map((spec, index) => (
          <SpecChoice key={spec.name} goods={offer} spec={index} choice={choice} onChoose={buying.choose} />
        ))}
        <Row row="between" above={6}>
          <Text as="h3" size={15} bold>
            {t('quantity')}{' '}
            {shared?.per_person && (
              <span className={styles.limit}>{t('perPerson', { count: shared.per_person })}</span>
            )}
          </Text>
          <Stepper size="l" value={number} max={buying.most} onChange={buying.setNumber} />
        </Row>
      </div>
    </Sheet>
  );
}
