import { postLimits } from '@chengji/contract/discovery/post-limits';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Price } from '../../../../design/commerce/Price.tsx';
import { IconButton } from '../../../../design/inputs/IconButton.tsx';
import { TextButton } from '../../../../design/inputs/TextButton.tsx';
import { Box, look, Row, Text } from '../../../../design/layout/primitives.ts';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { Photo } from '../../../../design/pictures/Photo.tsx';
import { type Draft, toggleGoods } from '../post-draft.view.ts';
import { changeDraft } from '../store/drafts.ts';
import { usePublishingStrings } from '../strings.ts';
import styles from './Goods.module.css';
import { GoodsPicker } from './GoodsPicker.tsx';

const PHOTO = 44;

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
            <Row as="li" key={one.id} gap={3} className={styles.chosen}>
              <Photo url={one.image} width={PHOTO} thumb className={styles.small} />
              <Box grow>
                <Text as="p" size={14} lines={1}>
                  {one.title}
                </Text>
                <Price money={one.price} size="s" />
              </Box>
              <IconButton
                icon={X}
                size={18}
                label={t('removeGoods', { title: one.title })}
                className={look({ tone: 3 })}
                onPress={() => changeDraft(id, (now) => ({ goods: toggleGoods(now.goods, one) }))}
              />
            </Row>
          ))}
        </ul>
      )}
      {isOpen && <GoodsPicker draft={draft} onClose={() => setOpen(false)} />}
    </section>
  );
}
