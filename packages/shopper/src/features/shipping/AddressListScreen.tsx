import { Empty } from '../../design/feedback/Empty.tsx';
import { PageSkeleton } from '../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../design/feedback/QueryView.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import { Box, look } from '../../design/layout/primitives.ts';
import { BottomBar } from '../../design/navigation/BottomBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { useAnswer } from '../../kernel/router/results.ts';
import { AddressCard } from './components/AddressCard.tsx';
import { useAddresses } from './queries.ts';
import { useShippingStrings } from './strings.ts';

/** The own addresses; opened from a checkout, a press picks one and goes back. */
export function AddressListScreen() {
  const t = useShippingStrings();
  const { choose } = useParams('pages/user/address/address');
  const query = useAddresses();
  const answer = useAnswer('pages/user/address/address');
  const bar = (
    <BottomBar>
      <Button className={look({ grow: true })} onClick={() => go('pages/user/address/addressManage')}>
        {t('add')}
      </Button>
    </BottomBar>
  );
  return (
    <Page bar={bar} onRefresh={() => query.refetch()}>
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty picture="parcel" title={t('noAddress')} text={t('noAddressHint')} />
          ) : (
            <Box above={2}>
              {rows.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  onPick={choose ? () => answer(address) : undefined}
                />
              ))}
            </Box>
          )
        }
      </QueryView>
    </Page>
  );
}
