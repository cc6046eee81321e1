import { Button } from 'antd';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { useContentText } from '../../content-text.ts';
import { type Advert, advertTones } from '../../lists.view.ts';
import styles from '../content-lists.module.css';

type Props = { advert: Advert; name: string; onEdit?: () => void; onDelete?: () => void };

export function AdvertRow({ advert, name, onEdit, onDelete }: Props) {
  const text = useContentText();
  const { starts_at, ends_at, state } = advert;
  return (
    <>
      <Thumb image={advert.image} size={48} />
      <div className={styles.advert}>
        <TwoLines isStrong isCut first={name} second={advert.url || text('opensOwnPage')} />
        <span className="small muted">
          {starts_at !== null && (
            <>
              {text('from')} <MomentText at={starts_at} />{' '}
            </>
          )}
          {ends_at !== null && (
            <>
              {text('until')} <MomentText at={ends_at} />
            </>
          )}
          {starts_at === null && ends_at === null && text('always')}
        </span>
        <StatusDot tone={advertTones[state]}>{text(`advert_${state}`)}</StatusDot>
      </div>
      {onEdit && (
        <Button size="small" onClick={onEdit} aria-label={`${text('edit')} ${name}`}>
          {text('edit')}
        </Button>
      )}
      {onDelete && (
        <Button size="small" type="text" onClick={onDelete} aria-label={`${text('delete')} ${name}`}>
          {text('delete')}
        </Button>
      )}
    </>
  );
}
