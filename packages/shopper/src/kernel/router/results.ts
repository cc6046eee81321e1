/**
 * A page that answers the one that opened it. The answer waits for the page below, which takes it as soon as it
 * is shown again, also when it had to be made anew after a reload; going back without an answer gives nothing.
 */
import type { Address, PayoutAccount } from '@chengji/contract';
import { useEffect, useEffectEvent } from 'react';
import { back, go } from './navigation.ts';
import { usePage } from './page-context.ts';
import type { ParamsArgument } from './page-params.ts';

/** A place picked by its region and words. */
export type ChosenPlace = {
  province_code: string;
  city_code: string;
  district_code: string;
  area: string;
  detail: string;
};

type Results = {
  'choose-location': ChosenPlace;
  'pages/user/address/address': Address;
  'pages/user/bank/bank': PayoutAccount;
};
type ResultPath = keyof Results;

let answer: { path: ResultPath; depth: number; result: unknown } | null = null;

/** The answer of the page at a depth, once. */
export function takeResult<P extends ResultPath>(path: P, depth: number): Results[P] | null {
  if (answer?.path !== path || answer.depth !== depth) return null;
  const { result } = answer;
  answer = null;
  return result as Results[P];
}

/** Opens a page for its answer: `const openForResult = useOpenForResult('choose-location', setPlace)`. */
export function useOpenForResult<P extends ResultPath>(path: P, take: (result: Results[P]) => void) {
  const { entry } = usePage();
  const handleResult = useEffectEvent(take);
  useEffect(() => {
    const result = takeResult(path, entry.depth + 1);
    if (result) handleResult(result);
  });
  return (...params: ParamsArgument<P>) => {
    answer = null;
    go(path, ...params);
  };
}

/** Answers the page that opened this one, and goes back to it. */
export function useAnswer<P extends ResultPath>(path: P) {
  const { entry } = usePage();
  return (result: Results[P]) => {
    answer = { path, depth: entry.depth, result };
    back();
  };
}
