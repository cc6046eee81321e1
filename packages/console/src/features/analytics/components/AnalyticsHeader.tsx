import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import type { MarketAnalytics, ShopAnalytics } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import { RangeChoice } from './RangeChoice.tsx';

type Props<Data> = ComponentProps<typeof RangeChoice> & {
  data: Data | undefined;
  onExport: (data: Data) => void;
};

/** Which days the figures are of and which they are compared with; another range, and the figures as a file. */
export function AnalyticsHeader<Data extends ShopAnalytics | MarketAnalytics>(props: Props<Data>) {
  const { data, span, onChange, onExport } = props;
  const text = useAnalyticsText();
  const momentText = useMomentText();
  return (
    <PageHeader
      title={text('analytics')}
      summary={
        data &&
        text('summary', {
          ...data.days,
          before_from: data.days.before.from,
          before_to: data.days.before.to,
          time: momentText(data.at),
        })
      }
      actions={
        <>
          <RangeChoice span={span} onChange={onChange} />
          <Button disabled={!data} onClick={() => data && onExport(data)}>
            {text('export')}
          </Button>
        </>
      }
    />
  );
}
