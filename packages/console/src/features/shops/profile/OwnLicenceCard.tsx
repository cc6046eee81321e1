import { Button } from 'antd';
import { useId, useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { Card } from '../../../design/layout/Card.tsx';
import { DayField } from '../DayField.tsx';
import { useProfileText } from './profile-text.ts';
import { useOwnLicence, useSaveOwnLicence } from './queries.ts';

/** Until when the licence holds: entered by the shop itself, and seen by the platform. */
export function OwnLicenceCard({ canWrite }: { canWrite: boolean }) {
  const text = useProfileText();
  const id = useId();
  const { data, error, refetch } = useOwnLicence();
  const save = useSaveOwnLicence();
  const [picked, setPicked] = useState<string | null>();
  const seen = data?.ends_on ?? null;
  const value = picked === undefined ? seen : picked;
  const isChanged = data !== undefined && value !== seen;
  useUnsavedChanges(isChanged);
  const send = () => save.mutate({ ends_on: value, seen }, { onSettled: () => setPicked(undefined) });
  return (
    <Card title={text('licence')}>
      {(error || !data) && <NotLoaded error={error} onRetry={refetch} />}
      {data && (
        <div className="stack">
          {data.state === 'ends_soon' && (
            <Note tone="warning">{text('licenceEndsSoon', { day: seen ?? '' })}</Note>
          )}
          {data.state === 'over' && <Note tone="error">{text('licenceOver', { day: seen ?? '' })}</Note>}
          <DayField
            id={id}
            label={text('licenceEndsOn')}
            placeholder={text('licenceUnknown')}
            value={value}
            hint={text('licenceHint')}
            onChange={setPicked}
          />
          {canWrite && isChanged && (
            <span className="row">
              <Button type="primary" size="small" loading={save.isPending} onClick={send}>
                {text('save')}
              </Button>
              <Button size="small" onClick={() => setPicked(undefined)}>
                {text('giveUp')}
              </Button>
            </span>
          )}
        </div>
      )}
    </Card>
  );
}
