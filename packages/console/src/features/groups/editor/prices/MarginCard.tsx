import { showMoney } from '@chengji/client-kit/money-display';
import { formatMoney } from '@chengji/contract/money';
import { Note } from '../../../../design/feedback/Note.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import {
  type CampaignDraft,
  getSkus,
  getTiers,
  type Sku,
  skuName,
  typedCents,
} from '../../campaign-draft.ts';
import { computeEarning, listLosses } from '../../campaign-money.ts';
import { useGroupsText } from '../../groups-text.ts';
import styles from '../campaign-editor.module.css';
import { MarginBars } from './MarginBars.tsx';
import { SkuSwitch } from './SkuSwitch.tsx';

type Props = {
  draft: CampaignDraft;
  skus: readonly Sku[];
  sku: Sku;
  onSku: (skuId: number) => void;
  /** What the market takes of a sale, in basis points. */
  rate: number;
};

const mostLosses = 3;

/** What a piece leaves at each tier, and what the whole stock share would; a tier that loses money is named. */
export function MarginCard({ draft, skus, sku, onSku, rate }: Props) {
  const text = useGroupsText();
  const cost = typedCents(draft.costs[sku.id]);
  const priced = getTiers(draft).flatMap(({ size, prices }, at) => {
    const price = typedCents(prices[sku.id]);
    return price === undefined ? [] : [{ at, size: size ?? 0, price }];
  });
  const losses = listLosses(draft, skus, rate);
  const name = skuName(sku) || text('singleSku');
  return (
    <Card
      title={text('marginTitle')}
      aside={
        skus.length > 1 ? (
          <SkuSwitch skus={getSkus(draft, skus)} chosen={sku} onChange={onSku} mostTabs={0} />
        ) : (
          name
        )
      }
    >
      <div className="stack">
        {cost === undefined || priced.length === 0 ? (
          <p className="muted">{text('marginEmpty')}</p>
        ) : (
          <>
            <MarginBars
              bars={priced.map(({ at, size, price }) => ({
                key: at,
                name: text('people', { n: size }),
                margin: computeEarning(price, cost, 1, rate).margin,
              }))}
            />
            {draft.stock !== null && (
              <table className={styles.marginTable}>
                <caption>{text('ifAllSold', { n: draft.stock.toLocaleString('en') })}</caption>
                <thead>
                  <tr>
                    <th>{text('size')}</th>
                    <th>{text('marginSum')}</th>
                    <th>{text('commission', { rate: String(rate / 100) })}</th>
                    <th>{text('net')}</th>
                  </tr>
                </thead>
                <tbody>
                  {priced.map(({ at, size, price }) => {
                    const sums = computeEarning(price, cost, draft.stock ?? 0, rate);
                    return (
                      <tr key={at}>
                        <th scope="row">{size}</th>
                        <td>{showMoney(formatMoney(sums.margin))}</td>
                        <td>{showMoney(formatMoney(sums.commission))}</td>
                        <td className={sums.net < 0 ? styles.figureBad : 'strong'}>
                          {showMoney(formatMoney(sums.net))}
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            )}
            {draft.stock === null && <p className="muted small">{text('noShare')}</p>}
          </>
        )}
        {losses.slice(0, mostLosses).map((loss) => (
          <Note key={`${loss.sku.id}-${loss.tier}`} tone="warning">
            {text('loss', {
              n: loss.tier + 1,
              sku: skuName(loss.sku) || text('singleSku'),
              amount: showMoney(formatMoney(loss.net)),
            })}
          </Note>
        ))}
        {losses.length > mostLosses && (
          <p className="muted small">{text('moreLosses', { n: losses.length - mostLosses })}</p>
        )}
      </div>
    </Card>
  );
}
