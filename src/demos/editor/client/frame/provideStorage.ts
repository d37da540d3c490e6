const NAMES = ['localStorage', 'sessionStorage'] as const;

/** A storage that lives as long as the document. */
class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();

  get length(): number {
    return this.#values.size;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
  clear(): void {
    this.#values.clear();
  }
}

/**
 * Replaces storage in a sandboxed document, where even reading the property throws and would break Toolpad's
 * provider and demos that store something. The replacement keeps values as long as the document exists.
 *
 * @see https://html.spec.whatwg.org/multipage/webstorage.html#dom-localstorage
 */
export function provideStorage(target: Window): void {
  for (const name of NAMES) {
    try {
      void target[name];
    } catch {
      Object.defineProperty(target, name, { configurable: true, value: new MemoryStorage() });
    }
  }
}
