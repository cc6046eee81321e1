import type { ChainEntry } from '@chengji/contract';
import { findBrokenEntry } from '@chengji/contract/wallet/ledger-chain';
import { Card } from '../../../design/layout/Card.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import type { ShopStatement } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';
import styles from './income.module.css';
import { DownloadProof } from './StatementDownloads.tsx';

/** Whether each entry of the month follows from the one before it, as recomputed here. */
export function ProofCard({ statement }: { statement: ShopStatement }) {
  const text = useWalletText();
  const { chain } = statement.proof;
  const broken = findBrokenEntry(chain);
  const { entries } = chain;
  return (
    <Card
      title={text('proof')}
      aside={
        entries.length > 0 && (
          <>
            <StatusDot tone={broken ? 'bad' : 'done'}>
              {broken ? text('proofBroken', { n: broken.seq }) : text('proofGood')}
            </StatusDot>
            <DownloadProof statement={statement} />
          </>
        )
      }
    >
      <div className="stack">
        <p className="muted">{entries.length > 0 ? text('proofHint') : text('proofNone')}</p>
        {entries.length > 0 && (
          <Facts
            rows={[
              { name: text('proofEntries'), value: entries.length },
              { name: text('proofFirst'), value: <EntryName entry={entries[0]} /> },
              { name: text('proofLast'), value: <EntryName entry={entries.at(-1)} /> },
            ]}
          />
        )}
      </div>
    </Card>
  );
}

function EntryName({ entry }: { entry: ChainEntry | undefined }) {
  if (!entry) return <EmptyCell />;
  const { seq, hash } = entry;
  return <span className={styles.hash}>{`#${seq} · ${hash.slice(0, 4)}…${hash.slice(-4)}`}</span>;
}
