import { showMoney } from '@chengji/client-kit/money-display';
import type { CartLine } from '@chengji/contract';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Price } from '../../../design/commerce/Price.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { Stepper } from '../../../design/inputs/Stepper.tsx';
import { Row, Stack, Text } from '../../../design/layout/primitives.ts';
import { SwipeRow } from '../../../design/lists/SwipeRow.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { ask } from '../../../kernel/modal.ts';
import { ChangeSkuSheet } from '../../catalog/index.ts';
import { maxQuantity } from '../cart.rules.ts';
import { getNote, valuesText } from '../cart.view.ts';
import { chooseCartLine, decreaseCartLine, increaseCartLine } from '../store.ts';
import { useCartStrings } from '../strings.ts';
import styles from './CartLineRow.module.css';
import { changeCartSku, deleteCartLine } from './line-changes.ts';

const PHOTO = 96;

/** One sku in the cart: choice, picture, text, price and number. Swiped aside it can be deleted. */
export function CartLineRow({ line, isManaged }: { line: CartLine; isManaged: boolean }) {
  const t = useCartStrings();
  const [isChanging, setChanging] = useState(false);
  const note = getNote(line);
  const isOk = line.state === 'ok';
  const handleNumber = (number: number) =>
    number > line.number ? increaseCartLine(line) : decreaseCartLine(line);
  const handleDelete = async () => {
    if (await ask(t('removeLineAsk'))) deleteCartLine(line).catch(reportFault);
  };
  return (
    <SwipeRow
      action={t('removeNone')}
      label={t('removeLine', { title: line.title })}
      onAction={() => void handleDelete()}
    >
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
          {line.sku.values.length > 0 &&
            (line.state === 'off_sale' ? (
              <span className={styles.values}>{valuesText(line)}</span>
            ) : (
              <button
                type="button"
                className={styles.change}
                aria-haspopup="dialog"
                aria-label={t('changeSku', { values: valuesText(line) })}
                onClick={() => setChanging(true)}
              >
                <span className={styles.values}>
                  <Text lines={1}>{valuesText(line)}</Text>
                  <Icon as={ChevronDown} size={14} />
                </span>
              </button>
            ))}
          {note && (
            <Text as="p" size={12} tone="brand">
              {t(note, { stock: line.sku.stock })}
            </Text>
          )}
          {isOk && line.price_drop && (
            <Text as="p" size={12} tone="brand">
              {t('priceDrop', { drop: showMoney(line.price_drop, 'short') })}
            </Text>
          )}
          <Row row="between" className={styles.foot}>
            <Price money={line.sku.price} />
            {isOk && <Stepper value={line.number} max={maxQuantity(line)} onChange={handleNumber} />}
          </Row>
        </Stack>
      </div>
      {isChanging && (
        <ChangeSkuSheet
          goodsId={line.goods_id}
          skuId={line.sku_id}
          number={line.number}
          onClose={() => setChanging(false)}
          onChoose={({ sku: { id, price, values, stock }, image, number }) => {
            setChanging(false);
            const sku = { id, price, values, stock };
            changeCartSku(line, { sku, image: image || line.image, number }).catch(reportFault);
          }}
        />
      )}
    </SwipeRow>
  );
}
