import type { VideoUpload } from '@chengji/client-kit/react/use-video-upload';
import type { UploadedVideo } from '@chengji/contract';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { useStaffUpload, useUploadedVideo } from '../seller.queries.ts';

export type VideoAtHand = {
  upload: VideoUpload;
  /** What the server says of the one that came. */
  found: UploadedVideo | undefined;
  error: Error | null;
  isReady: boolean;
  hasCover: boolean;
};

/** The video of a post: on its way, being made, or ready. */
export function useVideo(id: string, onChosen: (id: string) => void): VideoAtHand {
  const upload = useStaffUpload(onChosen);
  const { data, error } = useUploadedVideo(id);
  useUnsavedChanges(upload.state.kind === 'uploading' || upload.state.kind === 'paused');
  const found = id === '' ? undefined : data;
  return {
    upload,
    found,
    error: id === '' ? null : error,
    isReady: found?.state === 'ready' && upload.state.kind === 'none',
    hasCover: Boolean(found?.cover),
  };
}
