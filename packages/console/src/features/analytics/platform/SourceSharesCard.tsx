import { Card } from '../../../design/layout/Card.tsx';
import type { MarketAnalytics } from '../analytics.view.ts';
import { useAnalyticsText } from '../analytics-text.ts';
import { PartsBar } from '../components/PartsBar.tsx';

/** What part of the amount came from where. */
export function SourceSharesCard({ sources }: Pick<MarketAnalytics, 'sources'>) {
  const text = useAnalyticsText();
  return (
    <Card title={text('sources')} aside={text('sourcesOfHundred')}>
      <PartsBar
        parts={sources
          .filter(({ share }) => share > 0)
          .map(({ source, share }) => ({
            key: source,
            name: text(`source_${source}`),
            share,
            shown: String(Math.round(share / 100)),
          }))}
      />
    </Card>
  );
}
