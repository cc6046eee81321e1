import { CallError } from '@chengji/client-kit';
import type { PayoutAccount } from '@chengji/contract';
import { useState } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Box, Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { FormSkeleton } from '../../../design/lists/FormSkeleton.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { faultText, reportFault } from '../../../kernel/calls/faults.ts';
import { ask } from '../../../kernel/modal.ts';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { toast, toastOnLeaving } from '../../../kernel/toast.ts';
import { PasswordSheet } from '../../payments/index.ts';
import { useAccount, useMakeDefault, useRemoveAccount } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './AccountScreen.module.css';
import { BankCard } from './BankCard.tsx';

/** One payout account, masked; it is made the default or deleted, never changed. */
export function AccountScreen() {
  const { id } = useParams('pages/user/bank/details');
  const query = useAccount(id);
  return (
    <Page>
      <Box above={2}>
        <QueryView query={query} skeleton={<FormSkeleton />}>
          {(account) => <Account account={account} />}
        </QueryView>
      </Box>
    </Page>
  );
}

function Account({ account }: { account: PayoutAccount }) {
  const t = useWalletStrings();
  const { showDate } = useTimeDisplay();
  const makeDefault = useMakeDefault(() => toast(t('madeDefault'), 'done'));
  const facts = [
    ['account', account.account],
    ['name', account.name],
    ['phone', account.phone],
    ['addedAt', showDate(account.createtime)],
  ] as const;
  return (
    <>
      <BankCard account={account} />
      <SectionCard>
        <dl>
          {facts.map(
            ([name, value]) =>
              value && (
                <KeyValue key={name} name={t(name)}>
                  <Text num>{value}</Text>
                </KeyValue>
              ),
          )}
        </dl>
      </SectionCard>
      <Stack gap={3} className={styles.acts}>
        {!account.is_default && (
          <Button
            look="line"
            size="block"
            busy={makeDefault.isPending}
            onClick={() => makeDefault.mutate({ id: account.id })}
          >
            {t('makeDefault')}
          </Button>
        )}
        <RemoveAccount id={account.id} />
      </Stack>
    </>
  );
}

const passwordFaults = ['payments.wrong_pay_password', 'payments.pay_password_locked'];

/** Asks once more, then for the payment password where there is one. */
function RemoveAccount({ id }: { id: number }) {
  const t = useWalletStrings();
  const hasPassword = useUser(({ user }) => user.has_pay_password);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState('');
  const removal = useRemoveAccount(
    () => {
      toastOnLeaving(t('removed'));
      leavePage();
    },
    (fault) => {
      if (fault instanceof CallError && passwordFaults.includes(fault.key)) setRefused(faultText(fault));
      else reportFault(fault);
    },
  );
  const handlePress = async () => {
    if (await ask(t('removeAsk'))) setAsking(true);
  };
  const close = () => {
    setRefused('');
    setAsking(false);
  };
  return (
    <>
      <Button look="line" size="block" className={styles.remove} onClick={() => void handlePress()}>
        {t('remove')}
      </Button>
      {isAsking && (
        <PasswordSheet
          subject={{ name: t('removeSubject') }}
          hasPassword={hasPassword}
          busy={removal.isPending}
          error={refused}
          onEnter={(password) => {
            if (!removal.isPending) removal.mutate({ id, password });
          }}
          onEdit={() => setRefused('')}
          onClose={close}
        />
      )}
    </>
  );
}
