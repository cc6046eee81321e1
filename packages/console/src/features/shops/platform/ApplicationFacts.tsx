import { Button } from 'antd';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../design/layout/Card.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import type { Application } from '../applications.view.ts';
import { useRevealApplication } from '../queries.ts';
import { useShopsText } from '../shops-text.ts';

/** What the applicant filled in; whole numbers are shown on demand, which is recorded. */
export function ApplicationFacts({ application }: { application: Application }) {
  const text = useShopsText();
  const reveal = useRevealApplication();
  const [seen, setSeen] = useState<{ mobile: string; licence_no: string }>();
  const { mobile, licence_no } = seen ?? application;
  const filled = (value: string) => value || <EmptyCell />;
  return (
    <Card
      title={text('information')}
      aside={
        !seen && (
          <Button
            size="small"
            icon={<Eye size={14} />}
            title={text('revealHint')}
            loading={reveal.isPending}
            onClick={() => reveal.mutate({ id: application.id }, { onSuccess: setSeen })}
          >
            {text('reveal')}
          </Button>
        )
      }
    >
      <Facts
        rows={[
          { name: text('name'), value: application.name },
          { name: text('nameEn'), value: application.name_en },
          { name: text('company'), value: filled(application.company) },
          { name: text('licenceNo'), value: licence_no },
          { name: text('licenceEndsOn'), value: application.licence_ends_on ?? text('licenceForever') },
          { name: text('business'), value: application.business },
          { name: text('city'), value: `${application.city} · ${application.city_en}` },
          { name: text('intro'), value: filled(application.intro) },
          { name: text('introEn'), value: filled(application.intro_en) },
          { name: text('contact'), value: application.contact },
          {
            name: text('mobile'),
            value: (
              <span className="row">
                {mobile} <KindTag tone="blue">{text('verified')}</KindTag>
              </span>
            ),
          },
          { name: text('account'), value: application.account },
        ]}
      />
    </Card>
  );
}
