import type { Address } from '@chengji/contract';
import { Tag } from '../../../design/commerce/Tag.tsx';
import { labelText } from '../address.view.ts';
import { useShippingStrings } from '../strings.ts';

/** Whether an address is the default, and its label. */
export function AddressTags({ address: { is_default, label } }: { address: Address }) {
  const t = useShippingStrings();
  return (
    <>
      {is_default && <Tag look="brand">{t('isDefault')}</Tag>}
      {label && <Tag>{labelText(label, t)}</Tag>}
    </>
  );
}
