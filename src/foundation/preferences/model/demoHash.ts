/** The styling and language in a hash that names a demo (spec PREF-8). */
export interface DemoHash {
  readonly styling?: 'MUI System' | 'Tailwind' | 'CSS' | undefined;
  readonly variant?: 'JS' | 'TS' | undefined;
}

/**
 * Returns the styling and language in a hash such as `#css-Introduction`, `#Introduction.js`, or
 * `#tailwind-Introduction.tsx`. A hash that doesn't name a demo on the page, such as the link to a
 * heading (`#css-variables`), has neither.
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
