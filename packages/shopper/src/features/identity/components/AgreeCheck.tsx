import { Check } from '../../../design/Check.tsx';
import { useIdentityStrings } from '../strings.ts';

type AgreeCheckProps = {
  checked: boolean;
  error?: string | undefined;
  onChange: (isAgreed: true | undefined) => void;
};

/** Consent is given by a tick of the person's own: it never starts on. */
export function AgreeCheck({ checked, error, onChange }: AgreeCheckProps) {
  const t = useIdentityStrings();
  return (
    <div>
      <Check checked={checked} onChange={(isOn) => onChange(isOn || undefined)}>
        <span className="t13 c2">{t('agree')}</span>
      </Check>
      {error && (
        <p className="field__err" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
