import { Button } from 'antd';
import { FolderTree } from 'lucide-react';
import { useCatalogText } from '../catalog-text.ts';
import { useAddStarterCategories } from './queries.ts';

/** Fills an empty tree with ready-made categories. */
export function StarterCategoriesButton() {
  const text = useCatalogText();
  const add = useAddStarterCategories();
  return (
    <Button
      type="primary"
      size="small"
      icon={<FolderTree size={14} />}
      loading={add.isPending}
      onClick={() => add.mutate({})}
    >
      {text('addStarterCategories')}
    </Button>
  );
}
