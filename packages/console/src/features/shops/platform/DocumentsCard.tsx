import { Button, Image } from 'antd';
import { Eye, FileImage } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../design/layout/Card.tsx';
import type { Application } from '../applications.view.ts';
import { useDocument } from '../queries.ts';
import { useShopsText } from '../shops-text.ts';
import styles from './applications.module.css';

type Document = Application['documents'][number];

/** The documents: each is fetched when it is looked at, which is recorded, and shown under a watermark. */
export function DocumentsCard({ application }: { application: Application }) {
  const text = useShopsText();
  return (
    <Card title={text('documents')} aside={text('revealHint')}>
      <ul className={styles.documents}>
        {application.documents.map((document) => (
          <li key={document.kind}>
            <DocumentTile id={application.id} document={document} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DocumentTile({ id, document }: { id: number; document: Document }) {
  const text = useShopsText();
  const fetchDocument = useDocument();
  const [picture, setPicture] = useState<string>();
  const name = text(`doc_${document.kind}`);
  if (picture) {
    return (
      <div className={styles.documentShown} data-watermark={text('watermark')}>
        <Image src={picture} alt={name} preview={{ mask: text('enlarge') }} />
        <span className={styles.documentsName}>{name}</span>
      </div>
    );
  }
  return (
    <div className={styles.documentHidden}>
      <FileImage />
      <span>{name}</span>
      <Button
        size="small"
        icon={<Eye size={14} />}
        aria-label={`${text('look')} ${name}`}
        loading={fetchDocument.isPending}
        onClick={() =>
          fetchDocument.mutate(
            { id, kind: document.kind },
            { onSuccess: (answer) => setPicture(answer.picture) },
          )
        }
      >
        {text('look')}
      </Button>
    </div>
  );
}
