import type { ReactNode } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Check } from '../../../design/inputs/Check.tsx';
import { Box } from '../../../design/layout/primitives.ts';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { useCatalogStrings } from '../strings.ts';
import type { Choosing } from './use-choosing.ts';

type ChoosingBarProps<Key> = {
  choosing: Choosing<Key>;
  isBusy: boolean;
  onRemove: () => void;
  children?: ReactNode;
};

/** While some are chosen: all of them at once, and taking them out. */
export function ChoosingBar<Key>({ choosing, isBusy, onRemove, children }: ChoosingBarProps<Key>) {
  const t = useCatalogStrings();
  const { length } = choosing.keys;
  return (
    <BottomBar>
      <Check checked={choosing.isAll} onChange={choosing.toggleAll}>
        {t('chooseAll')}
      </Check>
      <Box as="span" push />
      {children}
      <Button disabled={length === 0} busy={isBusy} onClick={onRemove}>
        {length > 0 ? t('removeCount', { count: length }) : t('remove')}
      </Button>
    </BottomBar>
  );
}
