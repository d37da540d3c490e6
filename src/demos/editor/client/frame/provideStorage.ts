const NAMES = ['localStorage', 'sessionStorage'] as const;

/** A storage that lasts as long as the document. */
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
 * A sandboxed document has no storage: the mere question throws (HTML, 12.2.3), and with it
 * Toolpad's provider and demos that remember something. Here they remember it until the next edit.
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
