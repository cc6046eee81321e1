import type { HostedLive } from '@chengji/contract';
import { useSortable } from '@dnd-kit/react/sortable';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Price } from '../../../../design/commerce/Price.tsx';
import { Button } from '../../../../design/inputs/Button.tsx';
import { Box, Text } from '../../../../design/layout/primitives.ts';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { Photo } from '../../../../design/pictures/Photo.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { useHostStrings } from '../strings.ts';
import styles from './TrayCard.module.css';

const PHOTO = 52;

type TrayRowProps = {
  row: HostedLive['goods'][number];
  /** Among those that are listed, and in the tray. */
  place: number;
  number: number;
  total: number;
  isPinned: boolean;
  isLiving: boolean;
  canSort: boolean;
  isFixed: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onPin: () => void;
  onPress: () => void;
};

/** Goods of the tray, with its number there, and the button that shows it in front of all. */
export function TrayRow({ row, place, number, total, isPinned, isLiving, canSort, ...acts }: TrayRowProps) {
  const t = useHostStrings();
  const showCount = useCountDisplay();
  const { goods, on_sale, sold } = row;
  const { ref, handleRef } = useSortable({ id: goods.id, index: place, disabled: !canSort });
  const facts = [
    ...(on_sale ? [] : [t('offSale')]),
    ...(isPinned ? [t('explaining')] : []),
    t('sold', { count: showCount(sold) }),
  ];
  const { isFixed, onKeyDown, onPin, onPress } = acts;
  const body = (
    <>
      <Photo url={goods.image} width={PHOTO} thumb className={styles.photo}>
        <span className={styles.number}>{number}</span>
      </Photo>
      <Box as="span" grow>
        <Text size={14} lines={1}>
          {goods.title}
        </Text>
        <span className={styles.facts}>
          <Price money={goods.price} size="s" />
          <Text lines={1}>{facts.join(' · ')}</Text>
        </span>
      </Box>
    </>
  );
  return (
    <li ref={canSort ? ref : undefined} className={styles.row} data-pinned={isPinned || undefined}>
      {canSort && (
        <button
          ref={handleRef}
          type="button"
          className={styles.grip}
          aria-label={t('grip', { number, total, title: goods.title })}
          aria-description={t('gripHint')}
          onKeyDown={onKeyDown}
        >
          <Icon as={GripVertical} size={17} />
        </button>
      )}
      {isFixed ? (
        <div className={styles.face}>{body}</div>
      ) : (
        <button
          type="button"
          className={styles.face}
          aria-label={t('moreOf', { title: goods.title })}
          onClick={onPress}
        >
          {body}
        </button>
      )}
      {isLiving && (
        <Button
          size="s"
          look={isPinned ? 'fill' : 'line-brand'}
          className={isPinned ? styles.unpin : undefined}
          disabled={!on_sale && !isPinned}
          aria-label={t(isPinned ? 'unpinNamed' : 'pinNamed', { title: goods.title })}
          onClick={onPin}
        >
          {t(isPinned ? 'unpin' : 'pin')}
        </Button>
      )}
    </li>
  );
}
