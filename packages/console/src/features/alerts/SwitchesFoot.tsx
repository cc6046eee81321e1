import { Switch } from 'antd';
import { useId, useState } from 'react';
import { changeAlertSwitches, notificationPermission, useAlertSwitches } from './alert-switches.ts';
import styles from './alerts.module.css';
import { useAlertsText } from './alerts-text.ts';

/** How this browser tells of alerts; notifications need the browser's permission, which is asked for here. */
export function SwitchesFoot() {
  const text = useAlertsText();
  const { sound, notifications } = useAlertSwitches();
  const [permission, setPermission] = useState(notificationPermission);

  async function handleNotifications(isOn: boolean) {
    const given = isOn && permission === 'default' ? await Notification.requestPermission() : permission;
    setPermission(given);
    changeAlertSwitches({ notifications: isOn && given === 'granted' });
  }

  return (
    <div className={styles.switches}>
      <LabelledSwitch
        label={text('sound')}
        isOn={sound}
        onChange={(isOn) => changeAlertSwitches({ sound: isOn })}
      />
      <LabelledSwitch
        label={text('notifications')}
        isOn={notifications && permission === 'granted'}
        isDisabled={permission === 'denied' || permission === 'missing'}
        onChange={(isOn) => void handleNotifications(isOn)}
      />
      {permission === 'denied' && <p className="muted small">{text('notificationsDenied')}</p>}
      {permission === 'missing' && <p className="muted small">{text('notificationsMissing')}</p>}
    </div>
  );
}

type SwitchProps = { label: string; isOn: boolean; isDisabled?: boolean; onChange: (isOn: boolean) => void };

function LabelledSwitch({ label, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="row between">
      <label htmlFor={id}>{label}</label>
      <Switch id={id} size="small" checked={isOn} disabled={isDisabled} onChange={onChange} />
    </div>
  );
}
