import { Button } from 'antd';
import { FieldGroup } from '../../../../design/inputs/FieldGroup.tsx';
import fieldStyles from '../../../../design/inputs/field.module.css';
import { ScrollArea } from '../../../../design/layout/ScrollArea.tsx';
import { getSkus, skuName, switchSku, typedCents, withTier } from '../../campaign-draft.ts';
import { applyToAll } from '../../campaign-money.ts';
import { useGroupsText } from '../../groups-text.ts';
import campaignEditorStyles from '../campaign-editor.module.css';
import type { CardProps } from '../card-props.ts';
import { OrdinaryRow } from './OrdinaryRow.tsx';
import { SizeInput } from './SizeInput.tsx';

const usualSizes = [2, 3, 5];

/** How many make a team, and what each sku costs it. */
export function OrdinaryPrices({ draft, onChange, skus, isFrozen }: CardProps) {
  const text = useGroupsText();
  const [tier] = draft.tiers;
  if (!tier) return null;
  const sold = getSkus(draft, skus);
  const from = sold.find(({ id }) => typedCents(tier.prices[id]) !== undefined);
  const set = (change: Partial<typeof tier>) => onChange(withTier(draft, tier.key, change));
  return (
    <div className="stack">
      <FieldGroup label={text('teamSize')} isRequired className={campaignEditorStyles.quickPicks}>
        <div className="row wrap">
          {!isFrozen &&
            usualSizes.map((size) => (
              <Button
                key={size}
                aria-pressed={tier.size === size}
                className={tier.size === size ? campaignEditorStyles.quickPickOn : ''}
                onClick={() => set({ size })}
              >
                {text('people', { n: size })}
              </Button>
            ))}
          <SizeInput
            label={text('teamSize')}
            size={tier.size}
            isDisabled={isFrozen}
            onChange={(size) => set({ size })}
          />
        </div>
      </FieldGroup>
      {skus.length > 0 && (
        <ScrollArea className={campaignEditorStyles.priceTableFrame}>
          <table className={campaignEditorStyles.priceTable}>
            <thead>
              <tr>
                <th>{text('sku')}</th>
                <th className={campaignEditorStyles.figureColumn}>{text('singlePrice')}</th>
                <th className={fieldStyles.fieldRequired}>{text('groupPrice')}</th>
                <th className={campaignEditorStyles.figureColumn}>{text('difference')}</th>
                <th>{text('cost')}</th>
                <th className={campaignEditorStyles.figureColumn}>{text('margin')}</th>
                {skus.length > 1 && <th>{text('takesPart')}</th>}
              </tr>
            </thead>
            <tbody>
              {skus.map((sku) => (
                <OrdinaryRow
                  key={sku.id}
                  sku={sku}
                  price={tier.prices[sku.id]}
                  cost={draft.costs[sku.id]}
                  takesPart={sold.some(({ id }) => id === sku.id)}
                  isAlone={skus.length === 1}
                  isLast={sold.length === 1}
                  isFrozen={isFrozen}
                  onPrice={(price) => set({ prices: { ...tier.prices, [sku.id]: price } })}
                  onCost={(cost) => onChange({ costs: { ...draft.costs, [sku.id]: cost } })}
                  onSwitch={(isOn) => onChange(switchSku(draft, skus, sku.id, isOn))}
                />
              ))}
            </tbody>
          </table>
        </ScrollArea>
      )}
      <div className="row wrap">
        {!isFrozen && sold.length > 1 && from && (
          <Button
            size="small"
            className={campaignEditorStyles.applyToAll}
            onClick={() => onChange(applyToAll(draft, skus, from))}
          >
            {text('applyToAllOf', { sku: skuName(from) })}
          </Button>
        )}
        <span className="muted small">{text('costHint')}</span>
      </div>
    </div>
  );
}
