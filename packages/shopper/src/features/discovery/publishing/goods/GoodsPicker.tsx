import { postLimits } from '@chengji/contract/discovery/post-limits';
import { useState } from 'react';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Button } from '../../../../design/inputs/Button.tsx';
import { SearchBar } from '../../../../design/inputs/SearchBar.tsx';
import { Box, look, Row, Text } from '../../../../design/layout/primitives.ts';
import { Tabs } from '../../../../design/navigation/Tabs.tsx';
import { toast } from '../../../../kernel/toast.ts';
import { type Draft, type DraftGoods, toggleGoods } from '../post-draft.view.ts';
import { changeDraft } from '../store/drafts.ts';
import { usePublishingStrings } from '../strings.ts';
import styles from './Goods.module.css';
import { BoughtGoods, FavouriteGoods, FootprintGoods, FoundGoods } from './GoodsChoices.tsx';

const ofPerson = ['bought', 'favourites', 'footprints'] as const;
type Source = (typeof ofPerson)[number] | 'shop';

/** Goods to choose among: a shop's own first, what one bought, saved and looked at, or any by words. */
export function GoodsPicker({ draft, onClose }: { draft: Draft; onClose: () => void }) {
  const t = usePublishingStrings();
  const { id, goods, asShop } = draft;
  const sources: readonly Source[] = asShop === null ? ofPerson : ['shop', ...ofPerson];
  const [source, setSource] = useState<Source>(sources[0] ?? 'bought');
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');

  const handleType = (value: string) => {
    setTyped(value);
    if (value === '') setKeyword('');
  };
  const handleToggle = (one: DraftGoods) => {
    const next = toggleGoods(goods, one);
    if (next.length === goods.length) toast(t('goodsMost', { count: postLimits.goods }));
    else changeDraft(id, () => ({ goods: next }));
  };
  const choices = { chosen: goods, onToggle: handleToggle };
  const foot = (
    <Row gap={3}>
      <Text num tone={2} role="status">
        {t('chosen', { count: goods.length, most: postLimits.goods })}
      </Text>
      <Button className={look({ push: true })} onClick={onClose}>
        {t('done')}
      </Button>
    </Row>
  );
  return (
    <Sheet open title={t('goods')} onClose={onClose} foot={foot}>
      <div className={styles.picker}>
        <Box inset="page">
          <SearchBar
            value={typed}
            placeholder={t('searchGoods')}
            onChange={handleType}
            onSearch={(value) => setKeyword(value.trim())}
          />
        </Box>
        {keyword === '' && (
          <Tabs
            label={t('sources')}
            tabs={sources.map((key) => ({ key, label: t(`source.${key}`) }))}
            on={source}
            onChange={setSource}
          />
        )}
        <Box inset="page">
          {keyword !== '' ? (
            <FoundGoods key={keyword} keyword={keyword} shopId={null} {...choices} />
          ) : source === 'shop' ? (
            <FoundGoods keyword="" shopId={asShop} {...choices} />
          ) : source === 'bought' ? (
            <BoughtGoods {...choices} />
          ) : source === 'favourites' ? (
            <FavouriteGoods {...choices} />
          ) : (
            <FootprintGoods {...choices} />
          )}
        </Box>
      </div>
    </Sheet>
  );
}
