import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useComplaintStrings } from '../strings.ts';

export type NamedPerson = { id: number | null; nickname: string };

/** Whether anything may be done about them: not oneself, nor somebody who is not named. */
export function useIsOther({ id }: NamedPerson): boolean {
  const me = useUser(({ user }) => user.id);
  return id !== null && id !== me;
}

type PersonSheetProps = { person: NamedPerson; open: boolean; onClose: () => void };

/** What may be done about somebody else. */
export function PersonSheet({ person: { id, nickname }, open, onClose }: PersonSheetProps) {
  const t = useComplaintStrings();
  const handleComplain = () => {
    onClose();
    if (id !== null) go('pages/user/complaint/complaint', { type: 'user', id });
  };
  return (
    <Sheet open={open} title={nickname} onClose={onClose}>
      <Cell label={t('complainOfPerson')} onPress={handleComplain} />
    </Sheet>
  );
}
