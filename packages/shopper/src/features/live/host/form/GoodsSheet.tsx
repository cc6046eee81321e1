import type { GoodsRow } from '@chengji/contract';
import { useState } from 'react';
import { Price } from '../../../../design/commerce/Price.tsx';
import { Empty } from '../../../../design/feedback/Empty.tsx';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Button } from '../../../../design/inputs/Button.tsx';
import { Check } from '../../../../design/inputs/Check.tsx';
import { SearchBar } from '../../../../design/inputs/SearchBar.tsx';
import { Box, look, Row, Text } from '../../../../design/layout/primitives.ts';
import { ListView } from '../../../../design/lists/ListView.tsx';
import { RowsSkeleton } from '../../../../design/lists/RowsSkeleton.tsx';
import { Photo } from '../../../../design/pictures/Photo.tsx';
import { toast } from '../../../../kernel/toast.ts';
import { type ChosenGoods, toggle } from '../host.view.ts';
import { useShopGoods } from '../queries.ts';
import { useHostStrings } from '../strings.ts';
import styles from './GoodsSheet.module.css';

const PHOTO = 56;

type GoodsSheetProps = {
  shopId: number;
  chosen: readonly ChosenGoods[];
  most: number;
  /** Already there, and not to be taken out here. */
  taken?: readonly number[];
  onChange: (goods: ChosenGoods[]) => void;
  onClose: () => void;
};

/** The shop’s goods on sale, to tick those of a live. */
export function GoodsSheet({ shopId, chosen, most, taken = [], onChange, onClose }: GoodsSheetProps) {
  const t = useHostStrings();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const list = useShopGoods(shopId, keyword);
  const handleType = (value: string) => {
    setTyped(value);
    if (value === '') setKeyword('');
  };
  const handleToggle = ({ id, title, image, price }: GoodsRow) => {
    const next = toggle(chosen, { id, title, image, price }, most);
    if (next.length === chosen.length) toast(t('goodsMost', { count: most }));
    else onChange(next);
  };
  const foot = (
    <Row gap={3}>
      <Text num tone={2} size={14} role="status">
        {t('chosen', { count: chosen.length, most })}
      </Text>
      <Button className={look({ push: true })} onClick={onClose}>
        {t('done')}
      </Button>
    </Row>
  );
  return (
    <Sheet open title={t('chooseGoods')} onClose={onClose} foot={foot}>
      <div className={styles.sheet}>
        <Box inset="page">
          <SearchBar
            value={typed}
            placeholder={t('searchGoods')}
            onChange={handleType}
            onSearch={(value) => setKeyword(value.trim())}
          />
        </Box>
        <Box inset="page">
          <ListView
            list={list}
            skeleton={<RowsSkeleton />}
            empty={
              <Empty
                picture="bags"
                title={t(keyword ? 'notFound' : 'noGoods')}
                text={t(keyword ? 'notFoundHint' : 'noGoodsHint')}
              />
            }
          >
            {(rows) =>
              rows.map((goods) => (
                <Row key={goods.id} gap={3} className={styles.choice}>
                  <Photo url={goods.image} width={PHOTO} thumb className={styles.photo} />
                  <Box grow>
                    <Text as="p" size={14} lines={1}>
                      {goods.title}
                    </Text>
                    <Row gap={2}>
                      <Price money={goods.price} size="s" />
                      <Text size={12} tone={3} num>
                        {t('sold', { count: goods.sold })}
                      </Text>
                    </Row>
                  </Box>
                  <span className={styles.check}>
                    <Check
                      label={t('choose', { title: goods.title })}
                      checked={taken.includes(goods.id) || chosen.some(({ id }) => id === goods.id)}
                      disabled={taken.includes(goods.id)}
                      onChange={() => handleToggle(goods)}
                    />
                  </span>
                </Row>
              ))
            }
          </ListView>
        </Box>
      </div>
    </Sheet>
  );
}
