import { App, Button, Upload } from 'antd';
import { FileUp, Images } from 'lucide-react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { Card } from '../../design/layout/Card.tsx';
import { PageHeader } from '../../design/layout/PageHeader.tsx';
import { ListCard } from '../../design/lists/ListCard.tsx';
import { TasksTable } from '../tasks/index.ts';
import { importsColumns } from './imports-columns.tsx';
import { useImportsText } from './imports-text.ts';
import { useImports, useUpload } from './queries.ts';

/** Tables of goods: a new one is uploaded, earlier ones are come back to. */
export function ImportsScreen() {
  const text = useImportsText();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const list = useImports();
  const upload = useUpload('POST /seller/imports/upload');
  const uploadPictures = useUpload('POST /seller/imports/pictures');

  const handleTable = (file: File) =>
    upload.mutate(file, {
      onSuccess: ({ id }) => {
        void message.success(text('uploaded'));
        void navigate(`/seller/imports/${id}`);
      },
    });
  const uploadButton = (
    <Upload
      accept=".csv,.txt,text/csv"
      showUploadList={false}
      beforeUpload={(file) => {
        handleTable(file);
        return false;
      }}
    >
      <Button type="primary" icon={<FileUp />} loading={upload.isPending} title={text('uploadHint')}>
        {text('upload')}
      </Button>
    </Upload>
  );
  const picturesButton = (
    <Upload
      accept=".zip,application/zip"
      showUploadList={false}
      beforeUpload={(file) => {
        uploadPictures.mutate(file);
        return false;
      }}
    >
      <Button icon={<Images />} loading={uploadPictures.isPending}>
        {text('uploadPictures')}
      </Button>
    </Upload>
  );

  return (
    <>
      <PageHeader
        title={text('imports')}
        summary={text('summary')}
        back="/seller/goods"
        actions={uploadButton}
      />
      <div className="stack">
        <ListCard
          list={list}
          label={text('imports')}
          columns={importsColumns(text)}
          empty={<EmptyState title={text('emptyTitle')} hint={text('emptyHint')} />}
        />
        <Card title={text('picturesTitle')} aside={picturesButton} ruled>
          <p className="muted">{text('picturesHint')}</p>
          <TasksTable kind="picture_import" label={text('picturesTitle')} none={text('picturesNone')} />
        </Card>
      </div>
    </>
  );
}
