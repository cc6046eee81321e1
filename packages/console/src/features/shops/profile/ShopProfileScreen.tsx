import { Failure } from '../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useShopProfile } from './queries.ts';

/** How the shop shows itself, in both languages. */
export function ShopProfileScreen() {
  const { data, error, refetch } = useShopProfile();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return data ? <ProfileForm profile={data} /> : <SkeletonRows />;
}
