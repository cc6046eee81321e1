import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';

type Props = { children: string } & ({ to: string } | { onPress: () => void });

/** Begins a new thing, on a page of its own or beside its list. */
export function NewButton({ children, ...props }: Props) {
  const navigate = useNavigate();
  const handleClick = () => ('to' in props ? void navigate(props.to) : props.onPress());
  return (
    <Button type="primary" icon={<Plus />} onClick={handleClick}>
      {children}
    </Button>
  );
}
