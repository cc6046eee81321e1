import { showMoney } from '@chengji/client-kit/money-display';
import { tierCounts } from '@chengji/contract/groups/campaign-form.rules';
import { Button, Switch } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { MoneyInput } from '../../../../design/inputs/money/MoneyInput.tsx';
import { ScrollArea } from '../../../../design/layout/ScrollArea.tsx';
import { getSkus, type Sku, switchSku, withTier, withTierMore } from '../../campaign-draft.ts';
import { applyToAll } from '../../campaign-money.ts';
import { useGroupsText } from '../../groups-text.ts';
import styles from '../campaign-editor.module.css';
import type { CardProps } from '../card-props.ts';
import { LadderRow } from './LadderRow.tsx';

/** The tiers of a ladder with the prices of one sku. */
export function LadderTiers({ draft, onChange, skus, isFrozen, sku }: CardProps & { sku: Sku }) {
  const text = useGroupsText();
  const { tiers, costs } = draft;
  const sold = getSkus(draft, skus);
  const takesPart = sold.some(({ id }) => id === sku.id);
  return (
    <div className="stack">
      <div className="row wrap between">
        <span className="row">
          <span className="muted">{text('singleIs', { price: showMoney(sku.price) })}</span>
          <span>{text('cost')}</span>
          <MoneyInput
            className={styles.moneyInput}
            label={text('cost')}
            value={costs[sku.id]}
            onChange={(cost) => onChange({ costs: { ...costs, [sku.id]: cost } })}
          />
          <span className="muted small">{text('costHint')}</span>
        </span>
        {skus.length > 1 && (
          <span className="row">
            <span>{text('takesPart')}</span>
            <Switch
              size="small"
              aria-label={text('takesPart')}
              disabled={isFrozen || (takesPart && sold.length === 1)}
              checked={takesPart}
              onChange={(isOn) => onChange(switchSku(draft, skus, sku.id, isOn))}
            />
          </span>
        )}
      </div>
      <ScrollArea className={styles.priceTableFrame}>
        <table className={styles.priceTable}>
          <thead>
            <tr>
              <th>{text('tier')}</th>
              <th>{text('size')}</th>
              <th>{text('groupPrice')}</th>
              <th className={styles.figureColumn}>{text('difference')}</th>
              <th className={styles.figureColumn}>{text('margin')}</th>
              {!isFrozen && <th aria-label={text('actions')} />}
            </tr>
          </thead>
          <tbody>
            {tiers.map((tier, at) => (
              <LadderRow
                key={tier.key}
                draft={draft}
                at={at}
                sku={sku}
                isFrozen={isFrozen || !takesPart}
                onSize={isFrozen ? undefined : (size) => onChange(withTier(draft, tier.key, { size }))}
                onPrice={(price) =>
                  onChange(withTier(draft, tier.key, { prices: { ...tier.prices, [sku.id]: price } }))
                }
                remove={
                  !isFrozen && (
                    <Button
                      type="text"
                      icon={<Trash2 size={14} />}
                      aria-label={text('removeTier', { n: at + 1 })}
                      disabled={tiers.length <= tierCounts.ladder.least}
                      onClick={() => onChange({ tiers: tiers.filter(({ key }) => key !== tier.key) })}
                    />
                  )
                }
              />
            ))}
          </tbody>
        </table>
      </ScrollArea>
      {!isFrozen && (
        <div className="row wrap">
          <Button
            size="small"
            icon={<Plus size={14} />}
            disabled={tiers.length >= tierCounts.ladder.most}
            onClick={() => onChange(withTierMore(draft))}
          >
            {text('addTier')}
          </Button>
          {sold.length > 1 && takesPart && (
            <Button size="small" onClick={() => onChange(applyToAll(draft, skus, sku))}>
              {text('applyToAll')}
            </Button>
          )}
          <span className="muted small">{text('tiersHint')}</span>
        </div>
      )}
    </div>
  );
}
