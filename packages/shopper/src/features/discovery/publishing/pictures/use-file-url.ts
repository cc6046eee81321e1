import { useEffect, useState } from 'react';
import { files } from '../store/drafts.ts';

/** The address of a file that waits on this phone; empty until it is found, and where it is not. */
export function useFileUrl(key: string | null): string {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (key === null) return;
    let made = '';
    let isOver = false;
    void files.getFile(key).then((file) => {
      if (isOver || !file) return;
      made = URL.createObjectURL(file);
      setUrl(made);
    });
    return () => {
      isOver = true;
      if (made) URL.revokeObjectURL(made);
      setUrl('');
    };
  }, [key]);
  return url;
}
