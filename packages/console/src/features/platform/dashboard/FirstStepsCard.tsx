import type { CallOut, FirstStep } from '@chengji/contract';
import { Button } from 'antd';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../../design/layout/Card.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { StarterCategoriesButton } from '../../catalog/index.ts';
import { usePlatformText } from '../platform-text.ts';
import { useFirstSteps, useHideFirstSteps } from '../queries.ts';
import styles from './first-steps.module.css';

type Answer = CallOut<'GET /platform/first_steps/list'>;

/** Where each is done; channels are set where the server runs. */
const pages: Partial<Record<FirstStep, string>> = {
  categories: '/platform/categories',
  texts: '/platform/articles',
  carriers: '/platform/carriers',
  shop: '/platform/applications',
};

/** What is left to do in a new market; nothing once all is done or the person has hidden it. */
export function FirstStepsCard() {
  const text = usePlatformText();
  const { data } = useFirstSteps();
  const hide = useHideFirstSteps();
  if (!data || data.rows.length === 0) return null;
  const done = data.rows.filter((row) => row.done).length;
  return (
    <Card
      title={text('firstSteps')}
      aside={
        <>
          {text('firstStepsDone', { done, n: data.rows.length })}
          <Button type="text" size="small" loading={hide.isPending} onClick={() => hide.mutate({})}>
            {text('hideFirstSteps')}
          </Button>
        </>
      }
    >
      <ul>
        {data.rows.map((row) => (
          <Step key={row.step} row={row} channels={data.pay_channels} />
        ))}
      </ul>
    </Card>
  );
}

function Step({
  row: { step, done },
  channels,
}: {
  row: Answer['rows'][number];
  channels: Answer['pay_channels'];
}) {
  const text = usePlatformText();
  const page = pages[step];
  return (
    <li className={styles.step} data-done={done}>
      {done ? (
        <CircleCheck role="img" aria-label={text('stepDone')} />
      ) : (
        <CircleDashed role="img" aria-label={text('stepOpen')} />
      )}
      <TwoLines className="grow" first={text(`firstStep_${step}`)} second={text(hintKey(step, channels))} />
      {step === 'categories' && !done && <StarterCategoriesButton />}
      {page && (
        <Link className={styles.action} to={page}>
          {text(done ? 'viewStep' : 'openStep')}
        </Link>
      )}
    </li>
  );
}

function hintKey(step: FirstStep, channels: Answer['pay_channels']) {
  if (step !== 'channels') return `firstStepHint_${step}` as const;
  if (channels.includes('wechat')) return 'channelsReal';
  return channels.includes('sandbox') ? 'channelsSandbox' : 'channelsNone';
}
