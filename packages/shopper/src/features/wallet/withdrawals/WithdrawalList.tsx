import type { WithdrawalState } from '@chengji/contract';
import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { Row } from '../../../design/layout/primitives.ts';
import { LinesSkeleton } from '../../../design/lists/LinesSkeleton.tsx';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { reloadWithdrawals, useWallet, useWithdrawals } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import { WithdrawalCard } from './WithdrawalCard.tsx';
import styles from './WithdrawalList.module.css';
import { parseState, withdrawalStates } from './withdrawal.view.ts';

/** Withdrawals by their state, the newest first. */
export function WithdrawalList({ state: given }: { state: string | undefined }) {
  const t = useWalletStrings();
  const [state, setState] = useState<WithdrawalState | undefined>(parseState(given));
  const list = useWithdrawals(state);
  const open = useWallet().data?.open_withdrawals ?? 0;
  return (
    <Page onRefresh={reloadWithdrawals}>
      <Row row="scroll" gap={2} className={styles.states} role="group" aria-label={t('states')}>
        {[undefined, ...withdrawalStates].map((key) => (
          <Chip key={key ?? 'all'} white on={key === state} onPress={() => setState(key)}>
            {t(`state.${key ?? 'all'}`)}
            {key === 'created' && open > 0 && ` ${open}`}
          </Chip>
        ))}
      </Row>
      <RowsView
        list={list}
        skeleton={<LinesSkeleton rows={4} />}
        empty={
          <Empty
            picture="money"
            title={t('noWithdrawals')}
            text={t('noWithdrawalsHint')}
            action={t('withdraw')}
            onAction={() => go('pages/user/money/withdraw')}
          />
        }
      >
        {(withdrawal) => (
          <WithdrawalCard withdrawal={withdrawal} startsOpen={withdrawal.state === 'created'} />
        )}
      </RowsView>
    </Page>
  );
}
