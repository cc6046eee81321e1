import { parseMoney } from '@chengji/contract/money';
import type { ReactNode } from 'react';
import { MoneyInput } from '../../../../design/inputs/money/MoneyInput.tsx';
import { type CampaignDraft, type Sku, typedCents } from '../../campaign-draft.ts';
import { useGroupsText } from '../../groups-text.ts';
import styles from '../campaign-editor.module.css';
import { Difference, Margin } from './PriceFigures.tsx';
import { SizeInput } from './SizeInput.tsx';

type Props = {
  draft: CampaignDraft;
  at: number;
  sku: Sku;
  isFrozen: boolean;
  /** Without it the size stands. */
  onSize: ((size: number | null) => void) | undefined;
  onPrice: (price: string) => void;
  /** What takes the tier away; none when tiers stand. */
  remove: ReactNode;
};

/** A tier: each one below costs less than the one above, and the first less than bought alone. */
export function LadderRow({ draft, at, sku, isFrozen, onSize, onPrice, remove }: Props) {
  const text = useGroupsText();
  const tier = draft.tiers[at];
  if (!tier) return null;
  const typed = tier.prices[sku.id];
  const price = typedCents(typed);
  const above = at === 0 ? parseMoney(sku.price) : typedCents(draft.tiers[at - 1]?.prices[sku.id]);
  const name = text('tierNumber', { n: at + 1 });
  return (
    <tr>
      <th scope="row">
        <span className={styles.tierNumber} aria-hidden="true">
          {at + 1}
        </span>
        {name}
      </th>
      <td>
        <SizeInput
          label={`${name} ${text('size')}`}
          size={tier.size}
          isDisabled={!onSize}
          onChange={(size) => onSize?.(size)}
        />
      </td>
      <td>
        <MoneyInput
          className={styles.moneyInput}
          label={`${name} ${text('groupPrice')}`}
          value={typed}
          isDisabled={isFrozen}
          isWrong={price !== undefined && above !== undefined && price >= above}
          onChange={onPrice}
        />
      </td>
      <td className={styles.figureColumn}>
        <Difference sku={sku} price={typed} />
      </td>
      <td className={styles.figureColumn}>
        <Margin price={typed} cost={draft.costs[sku.id]} />
      </td>
      {remove && <td className={styles.figureColumn}>{remove}</td>}
    </tr>
  );
}
