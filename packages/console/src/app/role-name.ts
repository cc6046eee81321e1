import type { useAppText } from './app-text.ts';

const known = ['owner', 'goods', 'shipping', 'service', 'admin', 'operator', 'support'] as const;

/** A role in words; one this console has no word for is shown by its own name. */
export function roleName(text: ReturnType<typeof useAppText>, role: string): string {
  const found = known.find((one) => one === role);
  return found ? text(`role_${found}`) : role;
}
