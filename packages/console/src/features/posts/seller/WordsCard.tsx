import { postLimits } from '@chengji/contract/discovery/post-limits';
import { Fields } from '../../../design/inputs/Fields.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { usePostsText } from '../posts-text.ts';
import type { PostForm } from './use-post-form.ts';

type Props = { form: PostForm; isOff: boolean };

/** The title, which only a video needs, and what the post says. */
export function WordsCard({ form, isOff }: Props) {
  const text = usePostsText();
  return (
    <Card ruled title={text('words')}>
      <Fields isOff={isOff}>
        <TextField
          {...form.field('title')}
          label={text('title')}
          isRequired={form.values.kind === 'video'}
          most={postLimits.title}
          showsCount
        />
        <TextField
          {...form.field('content')}
          label={text('content')}
          isRequired
          most={postLimits.content}
          showsCount
          rows={{ least: 6, most: 18 }}
          hint={text('contentHint')}
        />
      </Fields>
    </Card>
  );
}
