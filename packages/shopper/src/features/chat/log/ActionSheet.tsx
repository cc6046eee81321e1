import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { useChatStrings } from '../strings.ts';

export type Action = { label: string; onPress: () => void };

type ActionSheetProps = { actions: readonly Action[]; open: boolean; onClose: () => void };

/** What may be done with a message. */
export function ActionSheet({ actions, open, onClose }: ActionSheetProps) {
  const t = useChatStrings();
  return (
    <Sheet open={open} title={t('actions')} onClose={onClose}>
      {actions.map(({ label, onPress }) => (
        <Cell
          key={label}
          label={label}
          onPress={() => {
            onClose();
            onPress();
          }}
        />
      ))}
    </Sheet>
  );
}
