import { CheckList } from '../../../design/feedback/CheckList.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCatalogText } from '../catalog-text.ts';
import type { Check } from '../draft-checks.ts';

/** What must hold before the goods can go on sale, and what should. */
export function ChecksCard({ checks, lowStock }: { checks: Check[]; lowStock: number }) {
  const text = useCatalogText();
  const passed = checks.filter((check) => check.isPassed).length;
  return (
    <Card title={text('checks')} aside={text('checksCount', { passed, all: checks.length })}>
      <CheckList
        lines={checks.map((check) => ({ ...check, label: text(`check_${check.key}`, { n: lowStock }) }))}
      />
    </Card>
  );
}
