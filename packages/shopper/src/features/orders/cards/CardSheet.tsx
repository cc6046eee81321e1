import { showMoney } from '@chengji/client-kit/money-display';
import type { QuoteCard } from '@chengji/contract';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { RadioGroup } from '../../../design/inputs/RadioGroup.tsx';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { CardRow } from '../../coupons/index.ts';
import { useOrderStrings } from '../strings.ts';
import styles from './CardSheet.module.css';
import { groupByUsable } from './cards.view.ts';

const NO_CARD = 'none';

type CardSheetProps = {
  title: string;
  cards: readonly QuoteCard[];
  on: number | null;
  onClose: () => void;
  onChoose: (cardId: number | null) => void;
};

/** The cards of one place: those that can be used, or none, and why the others cannot. */
export function CardSheet({ title, cards, on, onClose, onChoose }: CardSheetProps) {
  const t = useOrderStrings();
  const { usable, others } = groupByUsable(cards);
  const [picked, setPicked] = useState(String(on ?? NO_CARD));
  const options = usable.map((card) => ({
    key: String(card.id),
    label: (
      <CardRow
        card={card}
        titled
        foot={
          <Text as="b" size={12} tone="brand">
            {t('cardSaves', { saves: showMoney(card.saves) })}
          </Text>
        }
      />
    ),
  }));
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      foot={
        usable.length > 0 && (
          <Button size="block" onClick={() => onChoose(picked === NO_CARD ? null : Number(picked))}>
            {t('useCard')}
          </Button>
        )
      }
    >
      {usable.length > 0 && (
        <div className={styles.usable}>
          <RadioGroup
            label={title}
            options={[...options, { key: NO_CARD, label: t('useNoCard') }]}
            on={picked}
            onChange={setPicked}
          />
        </div>
      )}
      {others.length > 0 && (
        <Stack as="section" gap={2} className={styles.others}>
          <Text as="h3" size={13} tone={3}>
            {t('cardsUnusable', { count: others.length })}
          </Text>
          {others.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              titled
              off
              foot={
                <Text size={12} tone={2}>
                  {card.reason}
                </Text>
              }
            />
          ))}
        </Stack>
      )}
    </Sheet>
  );
}
