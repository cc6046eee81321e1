import { Check } from 'lucide-react';
import { Icon } from '../pictures/Icon.tsx';
import './progress.css';

/** A few steps, left to right; `current` counts from 0. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <ol className="steps">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'on' : 'next';
        return (
          <li
            key={step}
            className={`steps__i steps__i--${state}`}
            aria-current={state === 'on' ? 'step' : undefined}
          >
            <span className="steps__n">{state === 'done' ? <Icon as={Check} size={13} /> : index + 1}</span>
            {step}
          </li>
        );
      })}
    </ol>
  );
}
