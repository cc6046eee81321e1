import type { GoodsRow } from '@chengji/contract';
import type { ComponentProps, ReactNode } from 'react';
import { Price } from '../../../../design/commerce/Price.tsx';
import { Empty } from '../../../../design/feedback/Empty.tsx';
import { Check } from '../../../../design/inputs/Check.tsx';
import { Box, Row, Text } from '../../../../design/layout/primitives.ts';
import { ListView } from '../../../../design/lists/ListView.tsx';
import { RowsSkeleton } from '../../../../design/lists/RowsSkeleton.tsx';
import { Photo } from '../../../../design/pictures/Photo.tsx';
import type { DraftGoods } from '../post-draft.view.ts';
import { useBought, useFavourites, useFootprints, useFoundGoods } from '../queries.ts';
import { usePublishingStrings } from '../strings.ts';
import styles from './Goods.module.css';

const PHOTO = 56;

type Choosing = { chosen: readonly DraftGoods[]; onToggle: (goods: DraftGoods) => void };
type Offered = Pick<GoodsRow, 'id' | 'title' | 'image' | 'price' | 'shop'>;

type ChoicesProps<Row> = Choosing & {
  list: ComponentProps<typeof ListView<Row>>['list'];
  empty: ReactNode;
  toGoods: (rows: readonly Row[]) => readonly Offered[];
};

/** Goods, each with a tick where it is chosen. */
function Choices<Row>({ list, empty, toGoods, chosen, onToggle }: ChoicesProps<Row>) {
  const t = usePublishingStrings();
  return (
    <ListView list={list} skeleton={<RowsSkeleton />} empty={empty}>
      {(rows) =>
        toGoods(rows).map((goods) => (
          <Row key={goods.id} gap={3} className={styles.choice}>
            <Photo url={goods.image} width={PHOTO} thumb className={styles.photo} />
            <Box grow>
              <Text as="p" size={14} lines={1}>
                {goods.title}
              </Text>
              <Text as="p" size={12} tone={3} lines={1}>
                {goods.shop.name}
              </Text>
              <Price money={goods.price} size="s" />
            </Box>
            <span className={styles.check}>
              <Check
                label={t('chooseGoods', { title: goods.title })}
                checked={chosen.some(({ id }) => id === goods.id)}
                onChange={() => onToggle(goods)}
              />
            </span>
          </Row>
        ))
      }
    </ListView>
  );
}

type None = 'shop' | 'bought' | 'favourites' | 'footprints' | 'found';

function Nothing({ of, hint }: { of: None; hint: 'noneHint' | 'foundHint' }) {
  const t = usePublishingStrings();
  return <Empty picture="bags" title={t(`none.${of}`)} text={t(hint)} />;
}

const asTheyAre = (rows: readonly Offered[]) => rows;

export const BoughtGoods = (choosing: Choosing) => (
  <Choices
    {...choosing}
    list={useBought()}
    empty={<Nothing of="bought" hint="noneHint" />}
    toGoods={asTheyAre}
  />
);

/** Those that are on sale. */
export const FavouriteGoods = (choosing: Choosing) => (
  <Choices
    {...choosing}
    list={useFavourites()}
    empty={<Nothing of="favourites" hint="noneHint" />}
    toGoods={(rows) => rows.filter((goods) => goods.on_sale)}
  />
);

/** Each once, however many days it was looked at. */
export const FootprintGoods = (choosing: Choosing) => (
  <Choices
    {...choosing}
    list={useFootprints()}
    empty={<Nothing of="footprints" hint="noneHint" />}
    toGoods={(rows) =>
      [...new Map(rows.map(({ goods }) => [goods.id, goods])).values()].filter((goods) => goods.on_sale)
    }
  />
);

type Found = Choosing & { keyword: string; shopId: number | null };

/** By words, or all of a shop. */
export const FoundGoods = ({ keyword, shopId, ...choosing }: Found) => (
  <Choices
    {...choosing}
    list={useFoundGoods(keyword, shopId)}
    empty={<Nothing of={keyword ? 'found' : 'shop'} hint={keyword ? 'foundHint' : 'noneHint'} />}
    toGoods={asTheyAre}
  />
);
