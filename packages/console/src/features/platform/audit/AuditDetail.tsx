import type { AuditRow } from '@chengji/contract';
import { Facts } from '../../../design/layout/Facts.tsx';
import { CopyText } from '../../../design/values/CopyText.tsx';
import { listFieldChanges } from '../audit.view.ts';
import { usePlatformText } from '../platform-text.ts';
import styles from './audit.module.css';
import { useAuditWords } from './use-audit-words.ts';

/** One entry: each field before and after, and by which request. */
export function AuditDetail({ row }: { row: AuditRow }) {
  const text = usePlatformText();
  const words = useAuditWords();
  return (
    <div className={styles.detail}>
      <table className={styles.fields}>
        <thead>
          <tr>
            <th scope="col">{text('field')}</th>
            <th scope="col">{text('before')}</th>
            <th scope="col">{text('after')}</th>
          </tr>
        </thead>
        <tbody>
          {listFieldChanges(row, words).map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{before === null ? <Nothing /> : <del>{before}</del>}</td>
              <td>{after === null ? <Nothing /> : <ins>{after}</ins>}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Facts
        rows={[
          { name: text('logId'), value: row.id },
          { name: text('requestId'), value: <CopyText value={row.request_id} /> },
          { name: text('call'), value: row.call },
          { name: text('ip'), value: row.ip },
        ]}
      />
    </div>
  );
}

function Nothing() {
  return <span className="muted">{usePlatformText()('nothing')}</span>;
}
