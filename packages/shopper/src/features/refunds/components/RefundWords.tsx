import { ImagePicker } from '../../../design/inputs/ImagePicker.tsx';
import { TextArea } from '../../../design/inputs/TextArea.tsx';
import { Box } from '../../../design/layout/primitives.ts';

const MAX_WORDS = 500;
const MAX_PICTURES = 9;

type RefundWordsProps = {
  label: string;
  content: string;
  images: readonly string[];
  error?: string | undefined;
  onChange: (by: { content?: string; images?: string[] }) => void;
};

/** What is said, and the pictures that show it. */
export const RefundWords = ({ label, content, images, error, onChange }: RefundWordsProps) => (
  <>
    <TextArea
      label={label}
      value={content}
      error={error}
      count={content.length}
      maxLength={MAX_WORDS}
      rows={4}
      onChange={(event) => onChange({ content: event.target.value })}
    />
    <Box above={3}>
      <ImagePicker urls={images} most={MAX_PICTURES} onChange={(chosen) => onChange({ images: chosen })} />
    </Box>
  </>
);
