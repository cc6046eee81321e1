/** Whom a pop-up is meant for. */
import type { PopupAudience } from '@chengji/contract/content/storefront.calls';

type Meant = { audience: PopupAudience; level: number | null };
/** What is known of who asks; null is a visitor. */
type Person = { level: number; hasOrdered: boolean } | null;

export function isMeantFor({ audience, level }: Meant, person: Person): boolean {
  if (audience === 'everyone') return true;
  if (audience === 'visitors') return person === null;
  if (person === null) return false;
  return audience === 'level' ? person.level >= (level ?? 0) : !person.hasOrdered;
}
