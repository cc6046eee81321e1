/** Compresses what was built, once and as far as it goes, so that the server only sends it. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { at } from './paths.mjs';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this the headers of a compressed answer cost what is saved. */
const worthItBytes = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** @param {string} folder */
export async function compressBelow(folder) {
  const names = readdirSync(at(folder), { recursive: true, encoding: 'utf8' });
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compress(at(`${folder}/${name}`))),
  );
}

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < worthItBytes) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params: size }));
  await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}
