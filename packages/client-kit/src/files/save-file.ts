/** Has the browser keep something under this name, as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

const marked = /^\ufeff/;

/** A CSV table as spreadsheets open it: without the mark at its start they take it for another encoding. */
export const saveTable = (name: string, ...parts: string[]): void =>
  saveFile(
    `${name.replace(/\.csv$/, '')}.csv`,
    new Blob(marked.test(parts[0] ?? '') ? parts : ['\ufeff', ...parts], { type: 'text/csv;charset=utf-8' }),
  );
