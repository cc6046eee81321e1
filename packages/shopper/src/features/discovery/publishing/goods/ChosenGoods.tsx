import { postLimits } from '@chengji/contract/discovery/post-limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { RemovableGoods } from '../../../../design/commerce/RemovableGoods.tsx';
import { TextButton } from '../../../../design/inputs/TextButton.tsx';
import { look, Row, Text } from '../../../../design/layout/primitives.ts';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { type Draft, toggleGoods } from '../post-draft.view.ts';
import { changeDraft } from '../store/drafts.ts';
import { usePublishingStrings } from '../strings.ts';
import styles from './Goods.module.css';
import { GoodsPicker } from './GoodsPicker.tsx';

/** What the post is about, and how more is added. */
export function ChosenGoods({ draft }: { draft: Draft }) {
  const t = usePublishingStrings();
  const [isOpen, setOpen] = useState(false);
  const { id, goods } = draft;
  return (
    <section className={styles.section}>
      <Row gap={2}>
        <Text as="h2" size={16} bold>
          {t('goods')}
        </Text>
        <Text num tone={3}>
          {t('goodsCount', { count: goods.length, most: postLimits.goods })}
        </Text>
        <TextButton brand className={look({ push: true })} onPress={() => setOpen(true)}>
          <Icon as={Plus} size={18} />
          {t('addGoods')}
        </TextButton>
      </Row>
      {goods.length > 0 && (
        <ul>
          {goods.map((one) => (
            <RemovableGoods
              key={one.id}
              goods={one}
              label={t('removeGoods', { title: one.title })}
              onRemove={() => changeDraft(id, (now) => ({ goods: toggleGoods(now.goods, one) }))}
            />
          ))}
        </ul>
      )}
      {isOpen && <GoodsPicker draft={draft} onClose={() => setOpen(false)} />}
    </section>
  );
}
