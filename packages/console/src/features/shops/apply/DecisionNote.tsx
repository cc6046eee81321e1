import type { ShopApplication } from '@chengji/contract';
import { Button, Result } from 'antd';
import { useNavigate } from 'react-router';
import { Note } from '../../../design/feedback/Note.tsx';
import { useShopsText } from '../shops-text.ts';

type Props = { application: ShopApplication; onEdit: () => void };

/** Where the application stands, and what the applicant may do about it. */
export function DecisionNote({ application, onEdit }: Props) {
  const text = useShopsText();
  const navigate = useNavigate();
  const { state, mobile, reason, account } = application;
  if (state === 'pending') {
    return <Result title={text('pendingTitle')} subTitle={text('pendingBody', { mobile })} />;
  }
  if (state === 'approved') {
    return (
      <Result
        status="success"
        title={text('approvedTitle')}
        subTitle={text('approvedBody', { account })}
        extra={
          <Button type="primary" onClick={() => navigate('/seller/login')}>
            {text('toConsole')}
          </Button>
        }
      />
    );
  }
  return (
    <Result
      status="warning"
      title={text('rejectedTitle')}
      subTitle={text('rejectedBody')}
      extra={
        <Button type="primary" onClick={onEdit}>
          {text('edit')}
        </Button>
      }
    >
      <Note tone="warning">{reason}</Note>
    </Result>
  );
}
