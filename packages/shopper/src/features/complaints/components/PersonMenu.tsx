import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { useComplaintStrings } from '../strings.ts';
import styles from './PersonMenu.module.css';
import { type NamedPerson, PersonSheet, useIsOther } from './PersonSheet.tsx';

/** What may be done about somebody else beside what they wrote; nothing where they are not named. */
export function PersonMenu({ person }: { person: NamedPerson }) {
  const t = useComplaintStrings();
  const [isOpen, setOpen] = useState(false);
  if (!useIsOther(person)) return null;
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={t('moreOf', { name: person.nickname })}
        size={18}
        className={styles.button}
        onPress={() => setOpen(true)}
      />
      <PersonSheet person={person} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
