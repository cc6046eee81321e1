import { previewParameter } from '@chengji/client-kit/preview-frame';

/** Whether the client was opened in the console's page editor, in a frame that asks for a preview. */
export const isPreview = ({ parent, location }: Window): boolean =>
  parent !== window && new URLSearchParams(location.search).has(previewParameter);
