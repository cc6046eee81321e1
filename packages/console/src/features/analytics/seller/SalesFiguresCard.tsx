import { showMoney } from '@chengji/client-kit/money-display';
import type { AnalyticsRange } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import figuresStyles from '../../../design/charts/figures.module.css';
import { Card } from '../../../design/layout/Card.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { centsCompared, type ShopAnalytics, toPaidOrders, toPlacedOrders } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import { Change } from '../components/Change.tsx';
import { showFigure } from '../components/KeyFigures.tsx';
import { PartsBar } from '../components/PartsBar.tsx';

type Props = { data: ShopAnalytics; range: AnalyticsRange; children?: ReactNode };

/** The orders of a range in figures, beside the range before, and by the way they were bought. */
export function SalesFiguresCard({ data, range, children }: Props) {
  const text = useAnalyticsText();
  const time = useTimeDisplay();
  const seesOrders = useCan('seller', 'orders.read');
  const { amount, orders, buyers, average, conversion } = data.figures;
  const paid = toPaidOrders(data.days, time);
  const figures = [
    { key: 'amount', kind: 'money', compared: centsCompared(amount), to: paid },
    { key: 'orders', kind: 'count', compared: orders, to: paid },
    { key: 'buyers', kind: 'count', compared: buyers, to: paid },
    { key: 'average', kind: 'money', compared: centsCompared(average), to: paid },
    { key: 'conversion', kind: 'share', compared: conversion, to: toPlacedOrders(data.days, time) },
  ] as const;
  const whole = data.kinds.reduce((sum, one) => sum + parseMoney(one.amount), 0);
  return (
    <Card title={text(`range_${range}`)} aside={text(range === 'today' ? 'versusToday' : 'versusRange')}>
      <div className="stack">
        <dl className={figuresStyles.figures}>
          {figures.map(({ key, kind, compared, to }) => (
            <div key={key}>
              <dt className="muted">{text(key)}</dt>
              <dd className={figuresStyles.figureValue}>
                {seesOrders ? (
                  <Link to={to}>{showFigure(compared.now, kind)}</Link>
                ) : (
                  showFigure(compared.now, kind)
                )}
              </dd>
              <dd className="small">
                <Change compared={compared} kind={kind} />
              </dd>
            </div>
          ))}
        </dl>
        {whole > 0 && (
          <PartsBar
            parts={data.kinds.map((one) => ({
              key: one.kind,
              name: text(`kind_${one.kind}`),
              share: parseMoney(one.amount) / whole,
              shown: text('kindLine', { n: one.orders, amount: showMoney(one.amount) }),
            }))}
          />
        )}
        {children}
      </div>
    </Card>
  );
}
