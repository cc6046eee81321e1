import { Link } from 'react-router';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { NewButton } from '../../../design/inputs/NewButton.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { CampaignRow } from '../campaigns.view.ts';
import { CampaignsScreen } from '../components/CampaignsScreen.tsx';
import { useGroupsText } from '../groups-text.ts';
import { useDeleteCampaign } from '../queries.ts';

const links = {
  details: ({ id }: CampaignRow) => `/seller/campaigns/${id}`,
  teams: ({ id }: CampaignRow) => `/seller/campaigns/${id}/teams`,
};

/** The shop's own campaigns: another like this one, and a draft thrown away. */
export function CampaignsListScreen() {
  const text = useGroupsText();
  const canWrite = useCan('seller', 'campaigns.write');
  const askToDelete = useConfirmDelete();
  const remove = useDeleteCampaign();
  return (
    <CampaignsScreen
      area="seller"
      links={links}
      action={canWrite && <NewButton to="/seller/campaigns/new">{text('newCampaign')}</NewButton>}
      rowActions={(row) =>
        canWrite && (
          <>
            <Link className="quiet-link" to={`/seller/campaigns/new?copy=${row.id}`}>
              {text('copy')}
            </Link>
            {row.state === 'draft' && (
              <LinkButton
                onPress={() =>
                  askToDelete({ name: row.goods.title, onDelete: () => remove.mutateAsync({ id: row.id }) })
                }
              >
                {text('deleteDraft')}
              </LinkButton>
            )}
          </>
        )
      }
    />
  );
}
