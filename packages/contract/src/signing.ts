/**
 * What the header `Sign` covers, as one text: the extra path, `?`, and every parameter as `name=value`
 * sorted by name. It has no dependency, so clients use it as it is. See docs/protocol.md.
 */

/** A parameter as it is signed: text as it is, a number or flag by `String`, the rest as sorted JSON. */
export function parameterText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null) return sortedJson(value);
  return String(value);
}

/** JSON whose keys are sorted by code unit at every depth; what JSON leaves out is left out. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => sortedJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const record = value as Record<string, unknown>;
  const fields = Object.keys(record)
    .filter((key) => record[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${sortedJson(record[key])}`);
  return `{${fields.join(',')}}`;
}

/** `path` is the extra path, such as `/wanlshop/goods/list`; `appKey` is md5Hex(socket URL). */
export function signedText(path: string, parameters: Record<string, unknown>, appKey: string): string {
  const pairs = Object.keys(parameters)
    .filter((name) => parameters[name] !== undefined && parameters[name] !== null)
    .sort()
    .map((name) => `${name}=${parameterText(parameters[name])}`);
  return `${path}?${pairs.join('&')}${appKey}`;
}
