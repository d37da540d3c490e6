import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ResolvedConfig } from 'html-validate';

/** Rules about notation, which don't apply, because pages are parsed and serialized before. */
const NOTATION = [
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
  // React generates ids such as `_R_1_`, which are valid in HTML 5.
  'valid-id': 'html-validate requires ids as in HTML 4',
  'no-inline-style': 'demos and code blocks set variables on elements',
  'no-dup-class': 'MUI components repeat their own classes',
  'prefer-native-element': 'MUI components use roles; a preference, not an error',
  'aria-label-misuse': 'a recommendation; axe checks names in the browser',
  'long-title': 'a matter of search results; the content check has a limit',
  'no-implicit-input-type': 'a missing type is "text", by the standard',
};

/**
 * Resolves the configuration once for all pages; for each page, that would take a third of the
 * time.
 */
class CachedConfigLoader extends StaticConfigLoader {
  #config: Promise<ResolvedConfig> | ResolvedConfig | undefined;

  override getConfigFor(): Promise<ResolvedConfig> | ResolvedConfig {
    this.#config ??= super.getConfigFor('');
    return this.#config;
  }
}

/** Returns the validator for built pages, with all recommended rules except those listed above. */
export function createHtmlRules(): HtmlValidate {
  const names = [...NOTATION, ...Object.keys(OFF)];
  return new HtmlValidate(
    new CachedConfigLoader({
      root: true,
      extends: ['html-validate:recommended'],
      rules: Object.fromEntries(names.map((name) => [name, 'off'])),
    }),
  );
}
