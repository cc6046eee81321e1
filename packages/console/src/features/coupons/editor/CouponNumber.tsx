import { NumberField } from '../../../design/inputs/NumberField.tsx';
import styles from './CouponEditor.module.css';

type Props = Omit<Parameters<typeof NumberField>[0], 'least' | 'className' | 'isRequired'> & {
  least?: number;
};

/** A number that a coupon must have, above zero. */
export function CouponNumber({ least = 1, ...field }: Props) {
  return <NumberField {...field} least={least} className={styles.couponNumber} isRequired />;
}
