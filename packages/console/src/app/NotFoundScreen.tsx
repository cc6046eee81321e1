import { Button } from 'antd';
import { FileQuestion } from 'lucide-react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../design/feedback/EmptyState.tsx';
import { useAppText } from './app-text.ts';

export function NotFoundScreen() {
  const text = useAppText();
  const navigate = useNavigate();
  return (
    <EmptyState
      icon={<FileQuestion />}
      title={text('notFoundTitle')}
      hint={text('notFoundHint')}
      action={
        <Button size="small" onClick={() => navigate('/')}>
          {text('home')}
        </Button>
      }
    />
  );
}
