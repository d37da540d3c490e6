/** Replaces CSS modules in tests, so that each class has its own name as its value. */
export default new Proxy<Record<string, string>>({}, { get: (_target, name) => String(name) });
