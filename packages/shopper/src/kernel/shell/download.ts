import { create } from 'zustand';

/** What the worker of a newer app tells the pages that are open. */
export type DownloadProgress = { type: 'download'; part: number };

/** How much of the new version that the person wants is here, from 0 to 1; null while none is on its way. */
export const useDownload = create<{ part: number | null }>(() => ({ part: null }));

const setPart = (part: number | null) => useDownload.setState({ part });

/** Shows the progress until `download` has ended. */
export async function showDownload(download: () => Promise<void>): Promise<void> {
  const hear = ({ data }: MessageEvent<DownloadProgress | undefined>) => {
    if (data?.type === 'download') setPart(data.part);
  };
  setPart(0);
  navigator.serviceWorker?.addEventListener('message', hear);
  try {
    await download();
  } finally {
    navigator.serviceWorker?.removeEventListener('message', hear);
    setPart(null);
  }
}
