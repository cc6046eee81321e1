import { useIdentityStrings } from '../strings.ts';
import { getMessageKey } from './auth.view.ts';

/** What the forms of an account say at a field: that it is missing, or wrong. */
export function useFieldWords() {
  const t = useIdentityStrings();
  return (field: string, isMissing: boolean) => t(getMessageKey(field, isMissing));
}
