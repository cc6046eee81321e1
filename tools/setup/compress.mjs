/** Compresses what was built below the folder it is given, once and as far as it goes, so that the server only sends it. */
import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this the headers of a compressed answer cost what is saved. */
const worthItBytes = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** @param {string} file */
async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length < worthItBytes) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await put(`${file}.br`, await brotli(bytes, { params: size }));
  await put(`${file}.gz`, await gzipped(bytes, { level: 9 }));
}

/** The server sends what is there: a file appears once it is whole. @param {string} file @param {Buffer} bytes */
async function put(file, bytes) {
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

const [folder = '.'] = process.argv.slice(2);
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
await Promise.all(
  names.filter((name) => compressible.test(name)).map((name) => compress(`${folder}/${name}`)),
);
