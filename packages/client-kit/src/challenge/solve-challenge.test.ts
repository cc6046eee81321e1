import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

const salt = 'abc?expires=1&';
const challengeFor = (number: number, maxnumber: number) => ({
  algorithm: 'SHA-256',
  salt,
  challenge: bytesToHex(sha256(new TextEncoder().encode(`${salt}${number}`))),
  maxnumber,
  signature: 'signed',
});

it('a solution is the number that was appended to the salt', () => {
  const solved = JSON.parse(atob(solveChallenge(challengeFor(321, 1_000))));
  expect(solved).toMatchObject({ number: 321, salt, signature: 'signed', algorithm: 'SHA-256' });
});

it('a challenge without a solution is given up', () => {
  expect(() => solveChallenge(challengeFor(11, 10))).toThrow('no solution');
});
