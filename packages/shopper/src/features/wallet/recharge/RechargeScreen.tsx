import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { FormSkeleton } from '../../../design/lists/FormSkeleton.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { useWallet } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import { Recharge } from './Recharge.tsx';

/** Pays money into the wallet by a channel. */
export function RechargeScreen() {
  const t = useWalletStrings();
  const query = useWallet();
  if (query.data && query.data.recharge.channels.length > 0) {
    return <Recharge rules={query.data.recharge} />;
  }
  return (
    <Page>
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {() => <Empty picture="money" title={t('noChannels')} text={t('noChannelsHint')} />}
      </QueryView>
    </Page>
  );
}
