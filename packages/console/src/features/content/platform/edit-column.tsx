import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import type { ContentText } from '../content-text.ts';

type Changes<Row> = { onEdit: (row: Row) => void; onDelete: (row: Row) => void };

/** The last column of a list whose rows are edited beside it and deleted. */
export const editColumn = <Row,>(text: ContentText, { onEdit, onDelete }: Changes<Row>) =>
  actionsColumn<Row>((row) => (
    <>
      <LinkButton onPress={() => onEdit(row)}>{text('edit')}</LinkButton>
      <LinkButton onPress={() => onDelete(row)}>{text('delete')}</LinkButton>
    </>
  ));
