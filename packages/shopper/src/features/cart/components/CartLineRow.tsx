import type { CartLine } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { Stepper } from '../../../design/inputs/Stepper.tsx';
import { Row, Stack, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { maxQuantity } from '../cart.rules.ts';
import { getNote, valuesText } from '../cart.view.ts';
import { chooseCartLine, decreaseCartLine, increaseCartLine } from '../store.ts';
import { useCartStrings } from '../strings.ts';
import styles from './CartLineRow.module.css';

const PHOTO = 96;

/** One sku in the cart: choice, picture, text, price and number. */
export function CartLineRow({ line, isManaged }: { line: CartLine; isManaged: boolean }) {
  const t = useCartStrings();
  const note = getNote(line);
  const isOk = line.state === 'ok';
  const handleNumber = (number: number) =>
    number > line.number ? increaseCartLine(line) : decreaseCartLine(line);
  return (
    <div className={styles.line} data-off={isOk ? undefined : ''}>
      <span className={styles.check}>
        <Check
          label={t('chooseLine', { title: line.title })}
          checked={line.checked}
          disabled={!isOk && !isManaged}
          onChange={() => chooseCartLine(line)}
        />
      </span>
      <Link
        to="pages/product/goods"
        params={{ id: line.goods_id }}
        className={styles.photo}
        label={line.title}
      >
        <Photo url={line.image} width={PHOTO} thumb />
      </Link>
      <Stack gap={1} grow className={styles.words}>
        <Text as="h3" size={14} tone={1} lines={2}>
          {line.title}
        </Text>
        {line.sku.values.length > 0 && <span className={styles.values}>{valuesText(line)}</span>}
        {note && (
          <Text as="p" size={12} tone="brand">
            {t(note, { stock: line.sku.stock })}
          </Text>
        )}
        <Row row="between" className={styles.foot}>
          <Price money={line.sku.price} />
          {isOk && <Stepper value={line.number} max={maxQuantity(line)} onChange={handleNumber} />}
        </Row>
      </Stack>
    </div>
  );
}
