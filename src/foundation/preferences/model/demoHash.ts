/** What a hash that names a demo asks for (spec PREF-8). */
export interface DemoHash {
  readonly styling?: 'MUI System' | 'Tailwind' | 'CSS' | undefined;
  readonly variant?: 'JS' | 'TS' | undefined;
}

/**
 * The styling and the language that a hash asks for: `#css-Introduction`, `#Introduction.js`,
 * `#tailwind-Introduction.tsx`. A hash that doesn't name a demo of the page, such as that of a
 * heading (`#css-variables`), asks for nothing.
 *
 * @param isDemo whether the page has a demo of this name
 */
export function readDemoHash(hash: string, isDemo: (name: string) => boolean): DemoHash {
  const match = /^#(?:(system|tailwind|css)-)?([A-Z][A-Za-z0-9]*)(?:\.(tsx|js))?$/.exec(hash);
  if (!match || !isDemo(match[2] as string)) return {};
  return {
    styling: ({ system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const)[
      match[1] as 'css'
    ],
    variant: ({ tsx: 'TS', js: 'JS' } as const)[match[3] as 'js'],
  };
}
