import type { DemoAccount } from '@chengji/contract/identity/identity.calls';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { Row, Stack, Text } from '../../../design/layout/primitives.ts';
import { useDemoAccounts } from '../queries.ts';
import { useIdentityStrings } from '../strings.ts';

/** In a demo market: whom to look around as; one tap fills the form. It comes late, so it stands below the form. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  const t = useIdentityStrings();
  const shoppers = useDemoAccounts().data?.rows.filter(({ kind }) => kind === 'shopper') ?? [];
  return shoppers.map((account) => (
    <Stack key={account.account} gap={2}>
      <Text size={13} tone={2}>
        {t('demoHint')}
      </Text>
      <Row>
        <Chip onPress={() => onChoose(account)}>
          {t('demoAccount', { account: account.account, password: account.password })}
        </Chip>
      </Row>
    </Stack>
  ));
}
