import { Button } from '../inputs/Button.tsx';
import { Text } from '../layout/primitives.ts';
import styles from './buy-pair.module.css';

type Side = { label: string; price?: string; disabled?: boolean; onPress: () => void };

/** Two ways to buy side by side: the soft one left, the solid one right, price over label. */
export function BuyPair({ left, right }: { left?: Side; right: Side }) {
  return (
    <div className={styles.pair}>
      {left && <BuyButton look="soft" {...left} />}
      <BuyButton look="primary" {...right} />
    </div>
  );
}

function BuyButton({ look, label, price, disabled, onPress }: Side & { look: 'soft' | 'primary' }) {
  return (
    <Button look={look} disabled={disabled} onClick={onPress}>
      {price ? (
        <>
          <Text num>{price}</Text>
          <small>{label}</small>
        </>
      ) : (
        <span>{label}</span>
      )}
    </Button>
  );
}
