import { classes } from '@chengji/client-kit/classes';
import { Button } from '../../../design/inputs/Button.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { look as toClasses } from '../../../design/layout/primitives.ts';
import { wechat } from '../../../kernel/wechat/wechat.ts';
import styles from './PickPicture.module.css';
import type { usePortrait } from './use-portrait.ts';

type PickPictureProps = {
  label: string;
  primary?: boolean;
  portrait: Pick<ReturnType<typeof usePortrait>, 'open' | 'openFromApp'>;
};

/** Opens the phone's album: WeChat's inside of it, the browser's elsewhere. */
export function PickPicture({ label, primary, portrait }: PickPictureProps) {
  const look = primary ? 'primary' : 'line';
  if (wechat.isInside) {
    return (
      <Button look={look} size="block" onClick={() => void portrait.openFromApp()}>
        {label}
      </Button>
    );
  }
  return (
    <label className={classes(buttonStyles.button, buttonStyles.block, buttonStyles[look], styles.pick)}>
      <span className={buttonStyles.label}>{label}</span>
      <input
        type="file"
        accept="image/*"
        className={toClasses({ hidden: true })}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void portrait.open(file);
        }}
      />
    </label>
  );
}
