import type { BlockOf, BlockType } from '../block.ts';

export type FormProps<T extends BlockType> = {
  block: BlockOf<T>;
  /** `step` names a change that goes on, such as typing, so that it is taken back as one. */
  onChange: (part: Partial<BlockOf<T>['params']>, step?: string) => void;
  /** A shop's page shows that shop's goods alone. */
  shopId?: number | undefined;
};
