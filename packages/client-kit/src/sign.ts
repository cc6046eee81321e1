import { signedText } from '@chengji/contract/signing';
import { md5 } from './md5.ts';

/** The app key of a market, from its socket URL exactly as configured. */
export const computeAppKey = (socketUrl: string): string => md5(socketUrl);

export const computeSign = (path: string, parameters: Record<string, unknown>, appKey: string): string =>
  md5(signedText(path, parameters, appKey));
