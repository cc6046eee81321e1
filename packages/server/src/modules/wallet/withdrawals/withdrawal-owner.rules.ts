import type { Owner, OwnerKind } from '../owner.rules.ts';

/** Whose withdrawal it is. */
export const toOwner = ({
  ownerKind: kind,
  ownerId: id,
}: {
  ownerKind: OwnerKind;
  ownerId: number;
}): Owner => ({
  kind,
  id,
});
