/** The port behind which another service vouches for a person. */
import type { ThirdProvider } from '@chengji/contract';

/** As whom the provider knows a person who agreed to be known. */
export type ThirdPartyPerson = { openid: string; nickname: string };

export interface ThirdPartyLogin {
  readonly provider: ThirdProvider;
  /** The app under which the provider knows people: another app knows the same person by another openid. */
  readonly appId: string;
  /** Whether its page opens only in the browser of its own app. */
  readonly insideOnly: boolean;
  /** The page where the person agrees; `state` comes back unchanged. */
  pageFor(state: string): string;
  /** Throws ThirdRefused when the grant is not (or no longer) good, or nobody answers. */
  identify(grant: string): Promise<ThirdPartyPerson>;
}

/** The provider refused, or could not be reached. */
export class ThirdPartyRefused extends Error {
  override name = 'ThirdRefused';
}
