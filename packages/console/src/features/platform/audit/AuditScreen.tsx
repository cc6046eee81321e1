import { ScrollText } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import type { Area } from '../../../kernel/session.ts';
import { usePlatformText } from '../platform-text.ts';
import { useAudit } from '../queries.ts';
import { AuditDetail } from './AuditDetail.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import styles from './audit.module.css';
import { auditColumns } from './audit-columns.tsx';
import { ExportAudit } from './ExportAudit.tsx';
import { useAuditWords } from './use-audit-words.ts';

/** Who changed what in an area, when, and from what to what. */
function AuditScreen({ area }: { area: Area }) {
  const text = usePlatformText();
  const words = useAuditWords();
  const list = useAudit(area);
  const { data } = list;
  return (
    <ListPage
      className={styles.audit}
      list={list}
      title={text('audit')}
      summary={data && text(area === 'platform' ? 'auditSummary' : 'auditOwn', { n: data.total })}
      actions={<ExportAudit area={area} list={list} />}
      search={text('auditSearch')}
      filters={<AuditFilters area={area} list={list} />}
      columns={auditColumns(text, words, area, ({ id, name }) => list.change({ staff_id: id, name }))}
      detail={(row) => <AuditDetail row={row} />}
      empty={<EmptyState icon={<ScrollText />} title={text('auditEmpty')} />}
    />
  );
}

export const PlatformAuditScreen = () => <AuditScreen area="platform" />;

export const SellerAuditScreen = () => <AuditScreen area="seller" />;
