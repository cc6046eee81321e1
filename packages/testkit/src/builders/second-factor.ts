/** What an authenticator app does for a member of staff. */
import { generateSync } from 'otplib';
import type { Person } from './people.ts';

/** The code the app shows now. */
export const generateCode = (secret: string): string => generateSync({ secret });

/** Sets up a second factor for someone who is logged in. */
export async function enrolSecondFactor(
  { client }: Person,
  kind: 'seller' | 'platform',
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await client.call(`POST /${kind}/second_factor/begin`, {});
  const enrolled = await client.call(`POST /${kind}/second_factor/confirm`, { code: generateCode(secret) });
  return { secret, recoveryCodes: enrolled.recovery_codes };
}
