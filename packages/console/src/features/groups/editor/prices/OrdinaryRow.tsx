import { showMoney } from '@chengji/client-kit/money-display';
import { parseMoney } from '@chengji/contract/money';
import { Switch } from 'antd';
import { MoneyInput } from '../../../../design/inputs/money/MoneyInput.tsx';
import { type Sku, skuName, typedCents } from '../../campaign-draft.ts';
import { useGroupsText } from '../../groups-text.ts';
import styles from '../campaign-editor.module.css';
import { Difference, Margin } from './PriceFigures.tsx';

type Props = {
  sku: Sku;
  price: string | undefined;
  cost: string | undefined;
  takesPart: boolean;
  /** The goods has no other sku. */
  isAlone: boolean;
  /** No other sku takes part. */
  isLast: boolean;
  isFrozen: boolean;
  onPrice: (price: string) => void;
  onCost: (cost: string) => void;
  onSwitch: (isOn: boolean) => void;
};

export function OrdinaryRow(props: Props) {
  const { sku, price, cost, takesPart, isFrozen } = props;
  const text = useGroupsText();
  const name = skuName(sku) || text('singleSku');
  const cents = typedCents(price);
  return (
    <tr className={takesPart ? '' : styles.priceRowOff}>
      <th scope="row">{name}</th>
      <td className={styles.figureColumn}>{showMoney(sku.price)}</td>
      <td>
        <MoneyInput
          className={styles.moneyInput}
          label={`${text('groupPrice')} ${name}`}
          value={price}
          isDisabled={isFrozen || !takesPart}
          isWrong={cents !== undefined && (cents === 0 || cents >= parseMoney(sku.price))}
          onChange={props.onPrice}
        />
      </td>
      <td className={styles.figureColumn}>
        <Difference sku={sku} price={price} />
      </td>
      <td>
        <MoneyInput
          className={styles.moneyInput}
          label={`${text('cost')} ${name}`}
          value={cost}
          isDisabled={!takesPart}
          onChange={props.onCost}
        />
      </td>
      <td className={styles.figureColumn}>
        <Margin price={price} cost={cost} />
      </td>
      {!props.isAlone && (
        <td>
          <Switch
            size="small"
            aria-label={`${text('takesPart')} ${name}`}
            disabled={isFrozen || (takesPart && props.isLast)}
            checked={takesPart}
            onChange={props.onSwitch}
          />
        </td>
      )}
    </tr>
  );
}
