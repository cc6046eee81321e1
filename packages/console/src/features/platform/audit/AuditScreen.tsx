import { ScrollText } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import cardStyles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import type { Area } from '../../../kernel/session.ts';
import { auditDefaults, auditInput, hasFilters } from '../audit.view.ts';
import { usePlatformText } from '../platform-text.ts';
import { useAudit } from '../queries.ts';
import { AuditDetail } from './AuditDetail.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import styles from './audit.module.css';
import { auditColumns } from './audit-columns.tsx';

const { page: _page, limit: _limit, ...noFilters } = auditDefaults;

/** Who changed what in an area, when, and from what to what. */
function AuditScreen({ area }: { area: Area }) {
  const text = usePlatformText();
  const [filters, change] = useListAddress(auditDefaults);
  const { data, error, refetch, isPlaceholderData } = useAudit(area, filters);
  const { page = 1, limit = 20 } = auditInput(filters);
  return (
    <>
      <PageHeader
        title={text('audit')}
        summary={data && text(area === 'platform' ? 'auditSummary' : 'auditOwn', { n: data.total })}
      />
      <section className={`${cardStyles.card} ${styles.audit}`} aria-label={text('audit')}>
        <AuditFilterBar area={area} filters={filters} onChange={change} />
        <DataTable
          label={text('audit')}
          columns={auditColumns(text, area, ({ id, name }) => change({ staff: String(id), name }))}
          rows={data?.rows}
          rowKey={(row) => row.id}
          page={Number(page)}
          limit={Number(limit)}
          total={data?.total ?? 0}
          detail={(row) => <AuditDetail row={row} />}
          onPage={(next, size) => change({ page: String(next), limit: String(size) })}
          isRefreshing={isPlaceholderData}
          failure={error && <Failure error={error} onRetry={() => void refetch()} />}
          empty={<EmptyState icon={<ScrollText />} title={text('auditEmpty')} />}
          onClearFilters={hasFilters(filters) ? () => change(noFilters) : undefined}
        />
      </section>
    </>
  );
}

export const PlatformAuditScreen = () => <AuditScreen area="platform" />;

export const SellerAuditScreen = () => <AuditScreen area="seller" />;
