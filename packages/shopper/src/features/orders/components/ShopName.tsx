import type { ShopType } from '@chengji/contract';
import { Store } from 'lucide-react';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';

/** Whose goods these are. */
export function ShopName({ name, type }: { name: string; type: ShopType }) {
  return (
    <h2 className="fx g-1 t15 bold grow">
      <Icon as={Store} size={18} />
      <span className="l1">{name}</span>
      <ShopTag type={type} />
    </h2>
  );
}
