import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useShopProfile } from './queries.ts';

/** How the shop shows itself, in both languages. */
export function ShopProfileScreen() {
  const { data, error, refetch } = useShopProfile();
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return <ProfileForm profile={data} />;
}
