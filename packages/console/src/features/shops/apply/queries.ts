import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { enter, readApplication, saveApplication, useIsApplicant } from './applicant.ts';

const application = ['GET /wanlshop/apply/info'];

/** Without a network it fails at once, and waits for none. */
const atOnce = { networkMode: 'always' } as const;

export const useOwnApplication = () =>
  useQuery({ queryKey: application, queryFn: readApplication, enabled: useIsApplicant() });

/** The application of who was here before is forgotten. */
export function useEnter(onBegin: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ mobile, code }: { mobile: string; code: string }) => enter(mobile, code),
    onMutate: () => {
      onBegin();
      queries.removeQueries({ queryKey: application });
    },
    ...atOnce,
  });
}

export const useSaveApplication = (on: { begin: () => void; saved: () => Promise<void> }) =>
  useMutation({ mutationFn: saveApplication, onMutate: on.begin, onSuccess: on.saved, ...atOnce });
