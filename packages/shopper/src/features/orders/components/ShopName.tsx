import type { ShopType } from '@chengji/contract';
import { Store } from 'lucide-react';
import { Icon } from '../../../design/Icon.tsx';
import { ShopTag } from '../../../design/ShopTag.tsx';

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
