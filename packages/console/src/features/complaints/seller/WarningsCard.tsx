import { Button } from 'antd';
import { Card } from '../../../design/layout/Card.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useComplaintsText } from '../complaints-text.ts';
import { useAcknowledge, useWarnings } from '../queries.ts';
import styles from './warnings.module.css';

/** What the platform told the shop, until somebody has acknowledged it; nothing where there is nothing. */
export function WarningsCard() {
  const text = useComplaintsText();
  const mayAcknowledge = useCan('seller', 'shop.write');
  const acknowledge = useAcknowledge();
  const rows = useWarnings().data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={text('warnings')}>
      <ul>
        {rows.map(({ id, about, measures, notice, createtime }) => (
          <li key={id} className={styles.warning}>
            <div className="row between wrap">
              <span className="row wrap">
                <b>
                  {about.title
                    ? text('warningOf', { type: text(`type_${about.type}`), title: about.title })
                    : text('warningOfShop')}
                </b>
                {measures.map((measure) => (
                  <KindTag key={measure} tone="rose">
                    {text(`measure_${measure}`)}
                  </KindTag>
                ))}
              </span>
              <span className="muted small">
                <MomentText at={createtime} />
              </span>
            </div>
            <p className={styles.notice}>{notice}</p>
            {mayAcknowledge && (
              <Button
                size="small"
                disabled={acknowledge.isPending}
                onClick={() => acknowledge.mutate({ id })}
              >
                {text('acknowledge')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
