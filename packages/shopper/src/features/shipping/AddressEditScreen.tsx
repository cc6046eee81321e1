import { QueryView } from '../../design/feedback/QueryView.tsx';
import { FormSkeleton } from '../../design/lists/FormSkeleton.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { useParams } from '../../kernel/router/page-context.ts';
import { AddressForm } from './components/AddressForm.tsx';
import { useAddresses } from './queries.ts';
import { useShippingStrings } from './strings.ts';

/** A new address, or the one with this id to change. */
export function AddressEditScreen() {
  const t = useShippingStrings();
  const { id } = useParams('pages/user/address/addressManage');
  const query = useAddresses();
  return (
    <Page title={t(id ? 'edit' : 'add')}>
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {({ rows }) => <AddressForm address={rows.find((address) => address.id === id)} />}
      </QueryView>
    </Page>
  );
}
