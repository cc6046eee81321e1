import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useOrdersText } from '../../orders-text.ts';

type Props = {
  title: string;
  summary: string;
  canPrint: boolean;
  /** Some of it is still to come: it would be missing on the paper. */
  isReading: boolean;
};

/** The head of a page of orders that is there to be printed. */
export function PrintHeader({ title, summary, canPrint, isReading }: Props) {
  const text = useOrdersText();
  return (
    <PageHeader
      back="/seller/orders"
      title={title}
      summary={summary}
      actions={
        <Button
          type="primary"
          icon={<Printer size={14} />}
          disabled={!canPrint || isReading}
          loading={isReading}
          onClick={() => window.print()}
        >
          {text('print')}
        </Button>
      }
    />
  );
}
