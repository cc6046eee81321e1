import { hash, timingSafeEqual } from 'node:crypto';
import { signedText } from '@chengji/contract/signing';

const md5 = (text: string) => hash('md5', text);

export const computeAppKey = (socketUrl: string): string => md5(socketUrl);

export const computeSign = (path: string, parameters: Record<string, unknown>, appKey: string): string =>
  md5(signedText(path, parameters, appKey));

export function isSigned(
  sign: unknown,
  path: string,
  parameters: Record<string, unknown>,
  appKey: string,
): boolean {
  return isSameText(sign, computeSign(path, parameters, appKey));
}

/** Compared in a time that says nothing of where they differ. */
export function isSameText(text: unknown, secret: string): boolean {
  const expected = Buffer.from(secret);
  const given = Buffer.from(typeof text === 'string' ? text : '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
