import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { usePage } from '../../../kernel/router/page-context.ts';

/** The bar of the cashier; its way back asks first. */
export function CashierBar({ onBack }: { onBack?: () => void }) {
  const { title } = usePage();
  return <NavBar title={title} look="page" {...(onBack ? { onBack } : {})} />;
}
