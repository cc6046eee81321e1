import { useParams } from '../../../kernel/router/page-context.ts';
import { GoodsView } from './GoodsView.tsx';

/** A goods with group buying first; a person who comes from a team chooses at once what to join it with. */
export function GroupGoodsScreen() {
  const { id, team_id } = useParams('pages/apps/groups/goods');
  return <GoodsView id={id} teamId={team_id} isGroupFirst />;
}
