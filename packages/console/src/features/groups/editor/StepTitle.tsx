import styles from './campaign-editor.module.css'; /** The number of a form's part before its name. */
export function StepTitle({ step, children }: { step: number; children: string }) {
  return (
    <>
      <span className={styles.stepNumber} aria-hidden="true">
        {step}
      </span>
      {children}
    </>
  );
}
