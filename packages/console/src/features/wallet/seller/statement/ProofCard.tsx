import type { ChainEntry } from '@chengji/contract';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { Facts } from '../../../../design/layout/Facts.tsx';
import { EmptyCell } from '../../../../design/values/EmptyCell.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { HashText } from '../../components/HashText.tsx';
import { useVerification } from '../../queries.ts';
import type { ShopStatement } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';
import { DownloadProof } from './StatementDownloads.tsx';

/** Whether each entry of the month follows from the one before it, as recomputed here. */
export function ProofCard({ statement }: { statement: ShopStatement }) {
  const text = useWalletText();
  const { entries } = statement;
  if (entries > 0) return <VerifiedCard statement={statement} />;
  return (
    <Card title={text('proof')}>
      <p className="muted">{text('proofNone')}</p>
    </Card>
  );
}

function VerifiedCard({ statement }: { statement: ShopStatement }) {
  const text = useWalletText();
  const { data: found, error, refetch } = useVerification(statement);
  return (
    <Card
      title={text('proof')}
      aside={
        <>
          {found && (
            <StatusDot tone={found.broken ? 'bad' : 'done'}>
              {found.broken ? text('proofBroken', { n: found.broken.seq }) : text('proofGood')}
            </StatusDot>
          )}
          {!found && !error && <StatusDot tone="wait">{text('proofRunning')}</StatusDot>}
          <DownloadProof statement={statement} />
        </>
      }
    >
      <div className="stack">
        <p className="muted">{text('proofHint')}</p>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        <Facts
          rows={[
            { name: text('proofEntries'), value: statement.entries },
            { name: text('proofFirst'), value: <EntryName entry={found?.first} /> },
            { name: text('proofLast'), value: <EntryName entry={found?.last} /> },
          ]}
        />
      </div>
    </Card>
  );
}

function EntryName({ entry }: { entry: ChainEntry | null | undefined }) {
  if (!entry) return <EmptyCell />;
  const { seq, hash } = entry;
  return (
    <>
      {`#${seq} · `}
      <HashText hash={hash} />
    </>
  );
}
