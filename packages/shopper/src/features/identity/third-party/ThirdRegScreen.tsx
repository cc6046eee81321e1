import { useEffect, useState } from 'react';
import { Delayed } from '../../../design/feedback/Delayed.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { look } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { faultText } from '../../../kernel/calls/faults.ts';
import { replace } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { finishLogin } from '../../../kernel/session/session.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { ProveForm } from '../login/ProveForm.tsx';
import { useThirdLogin } from '../queries.ts';
import { useIdentityStrings } from '../strings.ts';
import { ThirdRegister } from './ThirdRegister.tsx';
import { forgetIntent, type Intent, readIntent } from './third.ts';

type Newcomer = { ticket: string; nickname: string };

/** Where a login by an account elsewhere comes back to: known people are in, others bind a mobile. */
export function ThirdRegScreen() {
  const t = useIdentityStrings();
  const { grant, state } = useParams('pages/user/auth/thirdreg');
  const [intent] = useState<Intent | null>(() => readIntent(state));
  const [newcomer, setNewcomer] = useState<Newcomer | null>(null);
  const [fault, setFault] = useState('');
  const handleFault = (error: Error) => setFault(faultText(error) || t('thirdFailed'));
  const login = useThirdLogin(
    (answer) => (answer.status === 'known' ? finishLogin(answer) : setNewcomer(answer)),
    handleFault,
  );
  const isGood = intent !== null && grant !== undefined;
  const { mutate: logIn } = login;
  // a grant is good once, so it is used once, however often the page is shown
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (!isGood || isUsed) return;
    setUsed(true);
    forgetIntent();
    if (intent === 'login') logIn({ provider: 'wechat', grant, agree: true });
  }, [isGood, isUsed, intent, grant, logIn]);

  if (newcomer) return <ThirdRegister {...newcomer} />;
  if (isGood && intent === 'bind') {
    return (
      <Page>
        <SectionCard className={look({ above: 2 })}>
          <ProveForm
            name="POST /wanlshop/third/bind"
            input={{ provider: 'wechat', grant }}
            hint={t('bindHint')}
            action={t('confirmBind')}
            onDone={() => {
              toastOnLeaving(t('bound'));
              replace('pages/user/setting/securityCenter', { part: 'third' });
            }}
          />
        </SectionCard>
      </Page>
    );
  }
  return (
    <Page>
      {isGood && !fault ? (
        <Delayed>
          <PageSkeleton />
        </Delayed>
      ) : (
        <Empty
          picture="robot"
          title={t('thirdFailed')}
          text={fault || t('thirdNothing')}
          action={t('loginAgain')}
          onAction={() => replace('pages/user/auth/auth')}
        />
      )}
    </Page>
  );
}
