import { Link } from 'react-router';
import { Card } from '../../../design/layout/Card.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { ScrollArea } from '../../../design/layout/ScrollArea.tsx';
import { Pictures } from '../../../design/pictures/Pictures.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { type Case, toTargetPath } from '../complaints.view.ts';
import { useComplaintsText } from '../complaints-text.ts';
import styles from './complaints.module.css';

/** What is complained about, as it is now, and what was decided about who answers for it before. */
export function TargetCard({ found }: { found: Case }) {
  const text = useComplaintsText();
  const { target, facts, description, images, record, taken_by } = found;
  const type = text(`type_${target.type}`);
  const path = toTargetPath(target);
  const rows = [
    ...facts,
    {
      name: text(target.type === 'user' ? 'recordUser' : 'recordShop'),
      value: text('recordOf', record),
    },
    ...(taken_by === null ? [] : [{ name: text('takenBy'), value: taken_by }]),
  ];
  return (
    <Card
      title={text('target', { type })}
      aside={
        path && (
          <Link to={path}>
            {text('openTarget', { type: text(target.type === 'user' ? 'type_user' : 'type_shop') })}
          </Link>
        )
      }
    >
      <span className="row">
        <Thumb image={target.image} size={56} round={target.type === 'user'} />
        <TwoLines isStrong first={target.title} second={target.shop?.name} />
      </span>
      {description && (
        <ScrollArea as="p" className={styles.description}>
          {description}
        </ScrollArea>
      )}
      <div className={styles.pictures}>
        <Pictures images={images} size={56} />
      </div>
      <Facts rows={rows} />
    </Card>
  );
}
