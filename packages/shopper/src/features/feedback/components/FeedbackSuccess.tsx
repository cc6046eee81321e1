import { Empty } from '../../../design/feedback/Empty.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import { go, replace } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useFeedbackStrings } from '../strings.ts';

/** Feedback was sent: a shopper sees where its answer will be. */
export function FeedbackSuccess({ id }: { id: number | undefined }) {
  const t = useFeedbackStrings();
  const isLogin = useUser(({ user }) => user.isLogin);
  const handleHome = () => go('pages/index');
  if (!isLogin) {
    return (
      <Empty
        picture="heart"
        title={t('done')}
        text={t('doneVisitor')}
        action={t('home')}
        onAction={handleHome}
      />
    );
  }
  return (
    <Empty picture="heart" title={t('done')} text={t('doneHint')}>
      <ButtonRow>
        <Button look="line" onClick={handleHome}>
          {t('home')}
        </Button>
        <Button onClick={() => replace('pages/user/feedback/lists', id === undefined ? {} : { id })}>
          {t('see')}
        </Button>
      </ButtonRow>
    </Empty>
  );
}
