import type { BrowserContext, Page } from 'playwright-core';
import { holdScripts } from '../../tooling/testing/browser/network';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';

const PAGE = '/material-ui/react-button';
const VARIANTS = ['JS', 'TS'] as const;
const STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;
const EXTENSION = { JS: '.js', TS: '.tsx' } as const;
const HASH_PREFIX = { 'MUI System': 'system-', Tailwind: 'tailwind-', CSS: 'css-' } as const;
const STYLING = { 'MUI System': 'system', Tailwind: 'tailwind', CSS: 'css' } as const;
type Variant = (typeof VARIANTS)[number];
type Styling = (typeof STYLINGS)[number];

let site: SiteUnderTest;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.close());

async function contextWith(variant?: Variant, styling?: Styling): Promise<BrowserContext> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce' });
  const cookies = { codeVariant: variant, codeStyling: styling };
  for (const [name, value] of Object.entries(cookies)) {
    if (value === undefined) continue;
    await context.addCookies([{ name, value: encodeURIComponent(value), url: site.url }]);
  }
  return context;
}

interface Shown {
  readonly previews: string[];
  readonly sources: string[];
  /** The page's language, even if the open code is the same in both. */
  readonly language: string;
  /** The languages visible in file names and in code that differs between the languages. */
  readonly languages: string[];
}

/** Reads what the demo with several stylings shows, and the languages of all visible code. */
function readShown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const visible = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (node) => node.getClientRects().length > 0,
      );
    return {
      previews: visible('#Introduction [data-demo-preview]').map(
        (node) => node.dataset['demoStyling'] ?? '',
      ),
      sources: visible('#Introduction [data-demo-source]').map(
        (node) => node.dataset['styling'] ?? '',
      ),
      language: document.documentElement.dataset['codeVariant'] ?? 'TS',
      languages: ['JS', 'TS'].filter(
        (variant) => visible(`[data-variant="${variant}"]`).length > 0,
      ),
    };
  });
}

/** Opens the code of a demo that differs between the languages. */
async function openCode(page: Page): Promise<void> {
  const demo = page.locator('[data-demo="FileUploadButton"]');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await demo.locator('[data-demo-source] pre:visible').waitFor();
}

/** The expected state while no code is open. */
const closed = (styling: Styling, language: Variant): Shown => ({
  previews: [STYLING[styling]],
  sources: [],
  language,
  languages: [],
});

const choices = VARIANTS.flatMap((variant) => STYLINGS.map((styling) => ({ variant, styling })));
const other = {
  variant: (variant: Variant): Variant => (variant === 'JS' ? 'TS' : 'JS'),
  styling: (styling: Styling): Styling => STYLINGS[(STYLINGS.indexOf(styling) + 1) % 3] ?? 'CSS',
};

describe('each of the six choices applies from each source', () => {
  test.each(choices)('cookie: $variant in $styling', async ({ variant, styling }) => {
    const context = await contextWith(variant, styling);
    const page = await context.newPage();
    await page.goto(site.url + PAGE);
    await hydrated(page);
    expect(await readShown(page)).toEqual(closed(styling, variant));
    await openCode(page);
    expect(await readShown(page)).toMatchObject({ language: variant, languages: [variant] });
    await context.close();
  });

  test.each(choices)(
    'hash: $variant in $styling overrides the cookie and is not saved',
    async ({ variant, styling }) => {
      const context = await contextWith(other.variant(variant), other.styling(styling));
      const page = await context.newPage();
      await page.goto(
        `${site.url}${PAGE}#${HASH_PREFIX[styling]}Introduction${EXTENSION[variant]}`,
      );
      await hydrated(page);
      await page.locator('[data-demo="Introduction"] [data-demo-source]:visible').waitFor();
      expect(await readShown(page)).toEqual({
        previews: [STYLING[styling]],
        sources: [STYLING[styling]],
        language: variant,
        languages: [variant],
      });
      const cookies = await context.cookies();
      const value = (name: string): string =>
        decodeURIComponent(cookies.find((cookie) => cookie.name === name)?.value ?? '');
      expect([value('codeVariant'), value('codeStyling')]).toEqual([
        other.variant(variant),
        other.styling(styling),
      ]);
      await context.close();
    },
  );

  test.each(choices)(
    'language from the hash, styling from the cookie: $variant in $styling',
    async ({ variant, styling }) => {
      const context = await contextWith(undefined, styling);
      const page = await context.newPage();
      await page.goto(`${site.url}${PAGE}#BasicButtons${EXTENSION[variant]}`);
      await hydrated(page);
      await page.locator('[data-demo="BasicButtons"] [data-demo-source]:visible').waitFor();
      expect(await readShown(page)).toMatchObject({
        previews: [STYLING[styling]],
        language: variant,
        languages: [variant],
      });
      await context.close();
    },
  );
});

test('without a choice, it is TypeScript in MUI System, and no cookie is set', async () => {
  const context = await contextWith();
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  await hydrated(page);
  expect(await readShown(page)).toEqual(closed('MUI System', 'TS'));
  await openCode(page);
  expect(await readShown(page)).toMatchObject({ languages: ['TS'] });
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test.each(STYLINGS)('%s is shown before any script of the bundle runs', async (styling) => {
  const context = await contextWith('JS', styling);
  const page = await context.newPage();
  const release = await holdScripts(page);
  await page.goto(site.url + PAGE, { waitUntil: 'domcontentloaded' });
  expect(await readShown(page)).toEqual(closed(styling, 'JS'));
  const shoot = async (): Promise<Buffer> => {
    // The same subpixel position, whatever else is on the page by then.
    await page.evaluate(() => {
      window.scrollTo(0, 700);
    });
    return page.locator('[data-demo="Introduction"] [data-styling]:visible').first().screenshot();
  };
  const before = await shoot();
  await release();
  await page.reload();
  await hydrated(page);
  const after = await shoot();
  expect(after.equals(before)).toBe(true);
  await context.close();
});

test('a choice applies to all demos on the page and in other tabs', async () => {
  const context = await contextWith();
  const [page, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, second]) {
    await tab.goto(site.url + PAGE);
    await hydrated(tab);
  }
  const demo = page.locator('[data-demo="Introduction"]');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await demo.getByRole('button', { name: 'JavaScript' }).click();
  await demo.getByRole('button', { name: 'Tailwind' }).click();
  for (const tab of [page, second]) {
    await tab.waitForSelector('[data-demo="Introduction"] [data-demo-styling="tailwind"]');
    expect(await readShown(tab)).toMatchObject({ previews: ['tailwind'], language: 'JS' });
    await openCode(tab);
    expect(await readShown(tab)).toMatchObject({ languages: ['JS'] });
  }
  await context.close();
});

test('a change of the hash applies, and going back undoes it', async () => {
  const { page } = await site.open(`${PAGE}#BasicButtons.tsx`);
  await hydrated(page);
  await page.evaluate(() => {
    window.location.hash = '#css-Introduction.js';
  });
  const css = page.locator('[data-demo="Introduction"] [data-demo-styling="css"]');
  await css.waitFor();
  expect(await page.getAttribute('html', 'data-code-variant')).toBe('JS');
  await page.goBack();
  await page.waitForSelector('html[data-code-variant="TS"]');
  await page.context().close();
});

test('a styling that a demo lacks falls back to MUI System and is not offered', async () => {
  const context = await contextWith('TS', 'Tailwind');
  const page = await context.newPage();
  await page.goto(`${site.url}/experiments/docs/demos`);
  await hydrated(page);
  const demo = page.locator('[data-demo="TwoStylings"]');
  await demo.locator('[data-demo-preview]').getByText('with the sx prop').waitFor();
  expect(await demo.getByRole('button', { name: 'Tailwind' }).count()).toBe(0);
  expect(await demo.getByRole('button', { name: 'CSS' }).count()).toBe(1);
  expect(
    await page.locator('[data-demo="DefaultPreview"]').getByRole('button', { name: 'CSS' }).count(),
  ).toBe(0);
  await context.close();
});
