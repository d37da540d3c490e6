import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ResolvedConfig } from 'html-validate';

/** What is a matter of spelling after a parser has read the page and written it again. */
const SPELLING = [
  'attr-quotes',
  'attribute-boolean-style',
  'attribute-empty-style',
  'close-order',
  'doctype-style',
  'no-implicit-close',
  'no-raw-characters',
  'no-trailing-whitespace',
  'void-style',
] as const;

const OFF: Readonly<Record<string, string>> = {
  // React makes ids such as `_R_1_`, which are right in HTML 5.
  'valid-id': 'html-validate wants the names of HTML 4',
  'no-inline-style': 'demos and code blocks set variables on elements',
  'no-dup-class': 'components of MUI repeat their own classes',
  'prefer-native-element': 'components of MUI have roles; a preference, not a fault',
  'aria-label-misuse': 'a recommendation; axe judges names in the browser',
  'long-title': 'a matter of search results; the content check has a limit',
  'no-implicit-input-type': 'a missing type is "text", by the standard',
};

/** Works the rules out once for all pages: doing so for each is a third of the work. */
class OnceLoader extends StaticConfigLoader {
  #config: Promise<ResolvedConfig> | ResolvedConfig | undefined;

  override getConfigFor(): Promise<ResolvedConfig> | ResolvedConfig {
    this.#config ??= super.getConfigFor('');
    return this.#config;
  }
}

/** The rules for built pages: everything recommended but what is listed above. */
export function createHtmlRules(): HtmlValidate {
  const names = [...SPELLING, ...Object.keys(OFF)];
  return new HtmlValidate(
    new OnceLoader({
      root: true,
      extends: ['html-validate:recommended'],
      rules: Object.fromEntries(names.map((name) => [name, 'off'])),
    }),
  );
}
