import { Steps } from 'antd';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { LanguageSwitch } from '../../../design/layout/LanguageSwitch.tsx';
import styles from '../../../design/theme/area-mark.module.css';
import { useShopsText } from '../shops-text.ts';
import { ApplyForm } from './ApplyForm.tsx';
import { leave, useIsApplicant } from './applicant.ts';
import applyStyles from './apply.module.css';
import { DecisionNote } from './DecisionNote.tsx';
import { MobileStep } from './MobileStep.tsx';
import { useOwnApplication } from './queries.ts';

const steps = ['mobile', 'form', 'wait'] as const;

/** The way to a shop of one's own: a mobile number, what is asked for, the decision. */
export function ApplyScreen() {
  const text = useShopsText();
  const isApplicant = useIsApplicant();
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useOwnApplication();
  const application = isApplicant ? data?.application : undefined;
  const isForm = application === null || isEditing;
  const at = !isApplicant ? 0 : isForm ? 1 : 2;
  const reload = async () => {
    setEditing(false);
    await refetch();
  };
  return (
    <main className={applyStyles.apply}>
      <div className={applyStyles.head}>
        <span className={styles.areaMark}>
          <Store />
        </span>
        <div className="grow">
          <h1>{text('applyTitle')}</h1>
          <p className="muted">{text('applyHint')}</p>
        </div>
        <LanguageSwitch />
      </div>
      <Steps current={at} items={steps.map((step) => ({ title: text(`step_${step}`) }))} />
      <div className={applyStyles.sheet}>
        {!isApplicant && <MobileStep />}
        {isApplicant && (error || !data) && <NotLoaded error={error} onRetry={refetch} />}
        {isForm && <ApplyForm application={application ?? null} onDone={reload} />}
        {application && !isEditing && (
          <DecisionNote application={application} onEdit={() => setEditing(true)} />
        )}
      </div>
      <p className="row between">
        <Link className="quiet-link" to="/seller/login">
          {text('backToLogin')}
        </Link>
        {isApplicant && <LinkButton onPress={leave}>{text('logout')}</LinkButton>}
      </p>
    </main>
  );
}
