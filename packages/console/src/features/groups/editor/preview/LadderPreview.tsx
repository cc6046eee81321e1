import { showMoney } from '@chengji/client-kit/money-display';
import { useGroupsText } from '../../groups-text.ts';
import { countLacking, lineFilled, type PreviewStep } from '../../ladder-preview.ts';
import styles from './phone-preview.module.css';

type Props = { people: number; steps: PreviewStep[]; priceAt: (tier: number) => string };

/** The ladder as its buyers see it: who is there, and how many more bring the price down. */
export function LadderPreview({ people, steps, priceAt }: Props) {
  const text = useGroupsText();
  const next = steps.findIndex(({ isReached }) => !isReached);
  const nextStep = steps[next];
  const nextText = (n: number) =>
    next === 0 ? text('lacking', { n }) : text('nextPrice', { n, price: showMoney(priceAt(next), 'short') });
  return (
    <div className={styles.phonePanel}>
      <div className="row between wrap">
        <b>{text('joined', { n: people })}</b>
        <span className="small">
          {nextStep ? nextText(countLacking(nextStep.size, people)) : text('topReached')}
        </span>
      </div>
      <div className={styles.phoneLine}>
        <span className={styles.phoneLineFull} style={{ width: `${lineFilled(steps, people)}%` }} />
      </div>
      <ol className={styles.phoneSteps}>
        {steps.map(({ size, isReached }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place; its size changes while it is typed
          <li key={at} className={isReached ? styles.phoneStepReached : ''}>
            {text('stepPeople', { n: size })}
          </li>
        ))}
      </ol>
    </div>
  );
}
