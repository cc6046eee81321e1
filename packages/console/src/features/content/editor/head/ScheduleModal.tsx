import { serverNow } from '@chengji/client-kit/react';
import { DatePicker, Modal } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { Field } from '../../../../design/inputs/Field.tsx';
import { usePickerMoments } from '../../../../design/values/use-picker-moments.ts';
import { useContentText } from '../../content-text.ts';
import { useSchedule } from '../../queries.ts';

const hour = 3_600;

type Props = { onSchedule: (at: number) => Promise<void>; onClose: () => void };

/** Publishing at a time: the market keeps it, whether or not anyone has the console open then. */
export function ScheduleModal({ onSchedule, onClose }: Props) {
  const text = useContentText();
  const { toPicker, fromPicker } = usePickerMoments();
  const [at, setAt] = useState<Dayjs>(() => toPicker(serverNow() + hour).startOf('minute'));
  const schedule = useSchedule(onSchedule, onClose);
  const isPast = fromPicker(at) <= serverNow();
  return (
    <Modal
      open
      title={text('schedule')}
      okText={text('scheduleOk')}
      okButtonProps={{ disabled: isPast }}
      confirmLoading={schedule.isPending}
      onOk={() => schedule.mutate(fromPicker(at))}
      onCancel={onClose}
    >
      <Field
        label={text('publishAt')}
        htmlFor="publish-at"
        hint={text(isPast ? 'publishPast' : 'publishHint')}
      >
        <DatePicker
          id="publish-at"
          showTime={{ format: 'HH:mm' }}
          format="YYYY-MM-DD HH:mm"
          allowClear={false}
          value={at}
          minDate={toPicker(serverNow())}
          onChange={(next) => next && setAt(next)}
        />
      </Field>
    </Modal>
  );
}
