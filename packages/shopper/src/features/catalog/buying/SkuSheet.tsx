import { Expand } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Price } from '../../../design/commerce/Price.tsx';
import { WasPrice } from '../../../design/commerce/WasPrice.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Stepper } from '../../../design/inputs/Stepper.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { PictureViewer } from '../../../design/pictures/PictureViewer.tsx';
import { CampaignTag } from '../../groups/index.ts';
import { useCatalogStrings } from '../strings.ts';
import { BuyButtons } from './BuyButtons.tsx';
import { GroupButtons } from './GroupButtons.tsx';
import styles from './SkuSheet.module.css';
import { SpecChoice } from './SpecChoice.tsx';
import { choosePicture, findSku, type Goods, listPictures, priceRange } from './sku.view.ts';
import type { Buying } from './use-buying.ts';

const PHOTO = 112;

/** Chooses a value of each spec and how many, then into the cart, bought alone, or in a team. */
export function SkuSheet({ goods, buying }: { goods: Goods; buying: Buying }) {
  const { shared } = buying;
  return (
    <ChoiceSheet
      goods={goods}
      buying={buying}
      foot={
        shared ? (
          <GroupButtons
            goods={goods}
            campaign={shared}
            choice={buying.choice}
            way={buying.way}
            onAlone={buying.buy}
            onTeam={buying.buyInTeam}
          />
        ) : (
          <BuyButtons goods={goods} onAdd={buying.add} onBuy={buying.buy} />
        )
      }
    />
  );
}

type Choosing = Pick<
  Buying,
  'choice' | 'number' | 'offer' | 'shared' | 'stock' | 'most' | 'isOpen' | 'close' | 'choose' | 'setNumber'
> & {
  picture?: Buying['picture'];
};

type ChoiceSheetProps = { goods: Goods; buying: Choosing; foot: ReactNode };

/** The choice of a sku and how many of it, for buying or for the cart. */
export function ChoiceSheet({ goods, buying, foot }: ChoiceSheetProps) {
  const t = useCatalogStrings();
  const { choice, number, picture, offer, shared, stock } = buying;
  const { low, high } = priceRange(offer, choice);
  const pictures = listPictures(goods);
  const shown = choosePicture(goods, choice);
  const [isLarge, setLarge] = useState(false);
  const values = choice.filter((value) => value !== null).join(t('comma'));
  return (
    <Sheet open={buying.isOpen} title={t('chooseSku')} onClose={buying.close} foot={<Row>{foot}</Row>} bare>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.picture}
          aria-label={t('seeLarge')}
          onClick={() => setLarge(true)}
        >
          <div ref={picture}>
            <Photo url={shown} width={PHOTO} eager className={styles.photo} />
          </div>
          <span className={styles.large}>
            <Icon as={Expand} size={14} />
          </span>
        </button>
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
            {t('quantity')} <LimitText goods={goods} perPerson={shared?.per_person ?? null} />
          </Text>
          <Stepper typed size="l" value={number} max={buying.most} onChange={buying.setNumber} />
        </Row>
      </div>
      <PictureViewer
        urls={pictures}
        at={isLarge ? Math.max(0, pictures.indexOf(shown)) : null}
        onClose={() => setLarge(false)}
      />
    </Sheet>
  );
}

/** How many one order or one person may have: of the campaign while it is bought in a team, of the goods always. */
function LimitText({ goods, perPerson }: { goods: Goods; perPerson: number | null }) {
  const t = useCatalogStrings();
  const { most_per_order, most_per_buyer } = goods;
  const each = [perPerson, most_per_buyer].filter((limit) => limit !== null);
  const limits = [
    ...(each.length > 0 ? [t('perPerson', { count: Math.min(...each) })] : []),
    ...(most_per_order === null ? [] : [t('perOrder', { count: most_per_order })]),
  ];
  return limits.length > 0 && <span className={styles.limit}>{limits.join(t('comma'))}</span>;
}
