import { showDiscount, showMoney } from '@chengji/client-kit/money-display';
import type { Quote, QuoteCard } from '@chengji/contract';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { CouponWords } from '../../coupons/index.ts';
import { useOrderStrings } from '../strings.ts';
import { CardSheet } from './CardSheet.tsx';
import styles from './CheckoutCard.module.css';
import { groupByUsable } from './cards.view.ts';

type CheckoutCardProps = {
  name: string;
  cards: readonly QuoteCard[];
  on: number | null;
  next: Quote['platform_next'];
  onChoose: (cardId: number | null) => void;
};

/** Which card is used at one place, what it takes off, and what is lacking for a better one; a press chooses. */
export function CheckoutCard({ name, cards, on, next, onChoose }: CheckoutCardProps) {
  const t = useOrderStrings();
  const [isOpen, setOpen] = useState(false);
  const used = cards.find(({ id }) => id === on);
  const count = groupByUsable(cards).usable.length;
  const value = () => {
    if (!used)
      return (
        <Text tone={count > 0 ? 'brand' : 3}>{count > 0 ? t('cardsUsable', { count }) : t('noCard')}</Text>
      );
    return (
      <span className={styles.used}>
        <CouponWords terms={used} />
        <Text num>{showDiscount(used.saves)}</Text>
      </span>
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.row}
        disabled={cards.length === 0}
        onClick={() => setOpen(true)}
      >
        <span className={styles.name}>{name}</span>
        <Row as="span" gap={1} align="end" className={styles.value}>
          {value()}
          {cards.length > 0 && <Icon as={ChevronRight} size={16} className={look({ tone: 3 })} />}
        </Row>
      </button>
      {next && (
        <Text as="p" size={12} tone={3} align="end" className={styles.next}>
          {t('nextCard', { lacks: showMoney(next.lacks, 'short'), saves: showMoney(next.saves, 'short') })}
        </Text>
      )}
      {isOpen && (
        <CardSheet
          title={name}
          cards={cards}
          on={on}
          onClose={() => setOpen(false)}
          onChoose={(cardId) => {
            setOpen(false);
            if (cardId !== on) onChoose(cardId);
          }}
        />
      )}
    </>
  );
}
