import type { TableKind } from './anchors';
import type { ApiChange, Since } from './historyTypes';

/** One row of a table, ready to be shown: texts are HTML. */
export interface RowView {
  readonly id: string;
  readonly name: string;
  readonly isRequired?: boolean;
  /** A class that all components share. */
  readonly isState?: boolean;
  readonly typeHtml?: string;
  /** Class name or default element. */
  readonly code?: string;
  readonly default?: string;
  readonly descriptionHtml: string;
  /** Set when the description has no translation. */
  readonly descriptionLang?: 'en';
  /** Advice; an empty text is a deprecation without advice. */
  readonly deprecatedHtml?: string;
  readonly from?: { readonly name: string; readonly href?: string };
  readonly isNative?: boolean;
  readonly plan?: 'pro' | 'premium';
  /** First version that has it, unless all versions have that were read. */
  readonly since?: Since;
  /** Value of the row's `data-since`, which the reader's own version is compared with. */
  readonly sinceAttribute?: string;
}

export interface TableView {
  readonly kind: TableKind;
  readonly rows: readonly RowView[];
}

export interface LinkView {
  readonly text: string;
  readonly href: string;
}

/** One API page, ready to be shown. */
export interface ApiView {
  readonly pathname: string;
  readonly name: string;
  readonly kind: 'component' | 'hook' | 'interface' | 'index';
  readonly descriptionHtml: string;
  /** Set when the description has no translation. */
  readonly descriptionLang?: 'en';
  readonly deprecatedHtml?: string;
  readonly package?: string;
  readonly version?: string;
  readonly plan?: 'pro' | 'premium';
  readonly importsHtml?: string;
  /** Signature of a hook or declaration of a type, colored. */
  readonly declarationHtml?: string;
  readonly demos: readonly LinkView[];
  /** Since when the component exists. */
  readonly since?: Since;
  /** What happened to it in the versions that were read, newest first. */
  readonly changes?: readonly ApiChange[];
  readonly tables: readonly TableView[];
  readonly themeName?: string;
  readonly inherits?: { readonly name: string; readonly href?: string };
  readonly element?: string;
  readonly refTarget?: string;
  readonly hasSystemProps?: boolean;
  readonly takesProps?: boolean;
  readonly source?: LinkView;
  /** Types that open in place. */
  readonly types: readonly { readonly id: string; readonly name: string; readonly html: string }[];
  /** Lists of pages, on the page of a family. */
  readonly groups?: readonly {
    readonly kind: 'component' | 'hook' | 'interface';
    readonly links: readonly LinkView[];
  }[];
}
