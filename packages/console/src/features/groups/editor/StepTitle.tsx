/** The number of a form's part before its name. */
export function StepTitle({ step, children }: { step: number; children: string }) {
  return (
    <>
      <span className="step-number" aria-hidden="true">
        {step}
      </span>
      {children}
    </>
  );
}
