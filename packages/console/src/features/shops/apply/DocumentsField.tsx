import type { AppliedType, DocumentKind } from '@chengji/contract';
import { useRef } from 'react';
import { useShopsText } from '../shops-text.ts';
import { uploadDocument } from './applicant.ts';
import styles from './apply.module.css';
import { documentKinds, isRequired } from './apply.view.ts';
import { PictureField } from './PictureField.tsx';

type Documents = Partial<Record<DocumentKind, string>>;
type Props = { type: AppliedType; value: Documents; onChange: (value: Documents) => void };

/** The documents of a type of shop, a picture each. */
export function DocumentsField({ type, value, onChange }: Props) {
  const text = useShopsText();
  // several may be on their way at once: each is added to what is there when it has arrived
  const latest = useRef(value);
  latest.current = value;
  const add = (kind: DocumentKind, name: string) => {
    latest.current = { ...latest.current, [kind]: name };
    onChange(latest.current);
  };
  return (
    <div className={styles.documents}>
      {documentKinds(type).map((kind) => (
        <PictureField
          key={kind}
          name={isRequired(type, kind) ? text(`doc_${kind}`) : `${text(`doc_${kind}`)} (${text('optional')})`}
          send={uploadDocument}
          value={value[kind] ?? ''}
          onChange={(name) => add(kind, name)}
        />
      ))}
    </div>
  );
}
