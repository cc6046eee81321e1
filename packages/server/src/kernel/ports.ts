/**
 * What a module asks of those that stand on it: it defines a port and asks through its context, the others hand
 * over what answers, in `Module.ports`. That belongs to one market; two in one process share nothing.
 */

/** `T` is what answers, or one of several that do. */
export class Port<T> {
  declare readonly provider: T;
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

export class Ports {
  readonly #providers = new Map<Port<unknown>, unknown[]>();

  provide<T>(port: Port<T>, provider: T): void {
    this.#providers.set(port, [...this.list(port), provider]);
  }

  /** In the order of the modules. */
  list<T>(port: Port<T>): readonly T[] {
    return (this.#providers.get(port) ?? []) as T[];
  }

  /** The one handed over last. */
  find<T>(port: Port<T>): T | undefined {
    return this.list(port).at(-1);
  }

  get<T>(port: Port<T>): T {
    const provider = this.find(port);
    if (provider === undefined) throw new Error(`no module provides ${port.name}`);
    return provider;
  }

  /** The one of this kind, where each kind has its own. */
  findOfKind<T extends { readonly kind: string }>(port: Port<T>, kind: T['kind']): T | undefined {
    return this.list(port).findLast((provider) => provider.kind === kind);
  }

  getOfKind<T extends { readonly kind: string }>(port: Port<T>, kind: T['kind']): T {
    const provider = this.findOfKind(port, kind);
    if (!provider) throw new Error(`no module provides ${port.name} of ${kind}`);
    return provider;
  }
}
