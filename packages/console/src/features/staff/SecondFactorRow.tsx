import { App, Button } from 'antd';
import styles from '../../design/inputs/field.module.css';
import type { Area } from '../../kernel/session.ts';
import { useRemoveSecondFactor } from './queries.ts';
import type { StaffRow } from './staff.view.ts';
import { useStaffText } from './staff-text.ts';

type Props = { area: Area; person: StaffRow; onRemoved: () => void };

/** Helps a colleague who lost the phone that made their codes. */
export function SecondFactorRow({ area, person, onRemoved }: Props) {
  const text = useStaffText();
  const { modal, message } = App.useApp();
  const remove = useRemoveSecondFactor(area);
  const handleRemove = () =>
    modal.confirm({
      title: text('resetFactorTitle', { name: person.name }),
      content: text('resetFactorBody'),
      okText: text('resetFactor'),
      okButtonProps: { danger: true },
      onOk: () =>
        remove.mutateAsync({ id: person.id }).then(
          () => {
            void message.success(text('factorReset'));
            onRemoved();
          },
          () => undefined,
        ),
    });
  return (
    <div className={styles.field}>
      <div className="row between">
        <span>{text('secondFactor')}</span>
        {person.second_factor ? (
          <Button danger size="small" onClick={handleRemove}>
            {text('resetFactor')}
          </Button>
        ) : (
          <span className="muted">{text('factorOff')}</span>
        )}
      </div>
      {person.second_factor && <p className="muted small">{text('resetFactorHint')}</p>}
    </div>
  );
}
