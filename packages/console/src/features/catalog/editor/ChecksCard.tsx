import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { Card } from '../../../design/Card.tsx';
import { useCatalogText } from '../catalog-text.ts';
import type { Check } from '../draft-checks.ts';

/** What must hold before the goods can go on sale, and what should. */
export function ChecksCard({ checks }: { checks: Check[] }) {
  const text = useCatalogText();
  const passed = checks.filter((check) => check.isPassed).length;
  return (
    <Card title={text('checks')} aside={text('checksCount', { passed, all: checks.length })}>
      <ul className="checks">
        {checks.map((check) => (
          <li key={check.key} className={check.isPassed ? 'check-passed' : `check-${check.level}`}>
            {check.isPassed ? <CircleCheck /> : check.level === 'must' ? <CircleDashed /> : <CircleAlert />}
            <span>{text(`check_${check.key}`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
