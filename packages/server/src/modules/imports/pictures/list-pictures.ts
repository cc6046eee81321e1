/** The pictures in a zip, by its list of contents alone: nothing is unpacked, and what is too long is not even listed. */
import yauzl from 'yauzl';

/** Folders and hidden files included. */
const mostEntries = 20_000;
const mostFiles = 5_000;
const largestFile = 10 * 1024 * 1024;
const longestName = 400;

/** Where a file begins within the zip, and how it is kept there. */
export type ZippedFile = { name: string; offset: number; packedBytes: number; isDeflated: boolean };

const isFolder = (name: string): boolean => name.endsWith('/');
/** What some systems add to every zip. */
const isHidden = (name: string): boolean =>
  name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

const isReadable = ({ compressionMethod, compressedSize, uncompressedSize }: yauzl.Entry): boolean =>
  [0, 8].includes(compressionMethod) && compressedSize <= largestFile && uncompressedSize <= largestFile;

/** The files in a zip that could be pictures; null when it is no zip, or holds too many. */
export async function listPictures({ path }: { path: string }): Promise<ZippedFile[] | null> {
  let zip: yauzl.ZipFile | undefined;
  try {
    zip = await yauzl.openPromise(path);
    if (zip.entryCount > mostEntries) return null;
    const files: ZippedFile[] = [];
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.slice(-longestName);
      if (isFolder(name) || isHidden(name) || !isReadable(entry)) continue;
      files.push({
        name,
        offset: entry.relativeOffsetOfLocalHeader,
        packedBytes: entry.compressedSize,
        isDeflated: entry.compressionMethod === 8,
      });
    }
    return files.length > 0 && files.length <= mostFiles ? files : null;
  } catch {
    return null;
  } finally {
    zip?.close();
  }
}
