import type { CallOut } from '@chengji/contract';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Price } from '../../../design/commerce/Price.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { AuthorLink } from '../cards/AuthorLink.tsx';
import type { Slide } from './player/slides.view.ts';
import { useVideoStrings } from './strings.ts';
import styles from './VideoInfo.module.css';

const THUMB = 44;
/** Longer texts are cut off until they are asked for. */
const LONG = 60;

type VideoInfoProps = {
  slide: Slide;
  post: CallOut<'GET /wanlshop/find/details'> | undefined;
  onGoods: () => void;
};

/** At the foot of a video: the goods it shows, who made it, and what it says. */
export function VideoInfo({ slide, post, onGoods }: VideoInfoProps) {
  const t = useVideoStrings();
  const [isWhole, setWhole] = useState(false);
  const { author, title } = slide;
  const [goods = slide.goods] = post?.goods ?? [];
  const count = post?.goods.length ?? 1;
  const content = post?.content ?? '';
  const isLong = title.length + content.length > LONG;
  return (
    <div className={styles.info}>
      {goods && (
        <button type="button" className={styles.goods} onClick={onGoods}>
          <Photo url={goods.image} width={THUMB} thumb className={styles.thumb} />
          <Box as="span" grow>
            <Text lines={1} size={14}>
              {goods.title}
            </Text>
            <span className={styles.price}>
              <Price money={goods.price} />
              {count > 1 && <Text size={12}>{t('goodsCount', { count })}</Text>}
            </span>
          </Box>
          <Icon as={ChevronRight} size={18} />
        </button>
      )}
      <AuthorLink author={author} className={styles.author}>
        {t('author', { name: author.name })}
      </AuthorLink>
      <div className={isWhole ? styles.all : styles.some}>
        <Text as="h2" size={15} bold>
          {title}
        </Text>
        {content && (
          <Text as="p" size={15} className={styles.content}>
            {content}
          </Text>
        )}
      </div>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'fold' : 'unfold')}
        </button>
      )}
    </div>
  );
}
