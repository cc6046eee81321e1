import { App, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { TextField } from '../inputs/TextField.tsx';
import { useUnsavedChanges } from '../inputs/use-unsaved-changes.ts';

type Props = {
  title: string;
  /** What comes of it. */
  body: ReactNode;
  /** What is done, on the button; and the message once it is done. */
  action: string;
  doneText: string;
  label: string;
  hint?: ReactNode;
  /** A reason that someone is owed cannot be left out. */
  isOwed: boolean;
  isSending: boolean;
  /** Calls `done` once it is done. */
  onAct: (reason: string, done: () => void) => void;
  onClose: () => void;
};

const leastOwed = 2;

/** Takes something away from someone for a reason. */
export function ReasonModal(props: Props) {
  const id = useId();
  const { message } = App.useApp();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  const leave = useUnsavedChanges(typed !== '');
  const handleDone = () => {
    void message.success(props.doneText);
    props.onClose();
  };
  return (
    <Modal
      open
      title={props.title}
      okText={props.action}
      okButtonProps={{
        danger: true,
        disabled: props.isOwed && reason.length < leastOwed,
        loading: props.isSending,
      }}
      onOk={() => props.onAct(reason, handleDone)}
      onCancel={() => leave(props.onClose)}
    >
      <div className="stack">
        <p>{props.body}</p>
        <TextField
          id={id}
          label={props.label}
          most={200}
          rows={{ least: 2, most: 5 }}
          isRequired={props.isOwed}
          hint={props.hint}
          value={typed}
          onChange={setTyped}
        />
      </div>
    </Modal>
  );
}
