import { Image } from 'antd';
import { Card } from '../../../design/Card.tsx';
import type { Application } from '../applications.view.ts';
import { useShopsText } from '../shops-text.ts';

/** The documents, each under a watermark that says what they were given for. */
export function DocumentsCard({ documents }: Pick<Application, 'documents'>) {
  const text = useShopsText();
  return (
    <Card title={text('documents')} aside={text('documentsHint')}>
      <Image.PreviewGroup>
        <ul className="documents">
          {documents.map(({ kind, url }) => (
            <li key={url} data-watermark={text('watermark')}>
              <Image
                src={`${url}?w=200&h=140`}
                alt={text(`doc_${kind}`)}
                preview={{ src: url, mask: text('enlarge') }}
              />
              <span className="documents-name">{text(`doc_${kind}`)}</span>
            </li>
          ))}
        </ul>
      </Image.PreviewGroup>
    </Card>
  );
}
