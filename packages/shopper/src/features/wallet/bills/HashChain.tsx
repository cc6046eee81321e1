import { useWalletStrings } from '../strings.ts';
import { shortenHash } from './bill.view.ts';
import styles from './HashChain.module.css';
import type { Verification } from './verify-bill.view.ts';

type HashChainProps = {
  hash: string;
  /** The entries beside it, once they were fetched. */
  around: Pick<Verification, 'previous' | 'next'> | undefined;
  isVerified: boolean;
};

/** An entry’s hash between those before and after it. */
export function HashChain({ hash, around, isVerified }: HashChainProps) {
  const t = useWalletStrings();
  const showBeside = (beside: string | null | undefined) =>
    beside === undefined ? '····' : beside === null ? t('noEntry') : shortenHash(beside);
  const links = [
    [t('previousEntry'), showBeside(around?.previous)],
    [t('thisEntry'), shortenHash(hash)],
    [t('nextEntry'), showBeside(around?.next)],
  ] as const;
  return (
    <ol className={styles.chain} data-verified={isVerified ? '' : undefined}>
      {links.map(([name, shown]) => (
        <li key={name}>
          {name}
          <b>{shown}</b>
        </li>
      ))}
    </ol>
  );
}
