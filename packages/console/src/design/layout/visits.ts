import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The pages of the window's history, at the places the router gives them. */
const visited: string[] = [];

const getPlace = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Keeps which page is shown now. */
export function useVisit(): void {
  const { pathname, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same page may be visited again
  useEffect(() => {
    visited[getPlace()] = pathname;
  }, [pathname, key]);
}

/** Whether one step back in the history leads to the page. */
export const isOneBack = (page: string): boolean => visited[getPlace() - 1] === page;
