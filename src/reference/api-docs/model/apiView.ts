import type { TableKind } from './anchors';
import type { ApiChange, Since } from './historyTypes';

/** One row of a table, ready to render, with Markdown already converted to HTML. */
export interface RowView {
  readonly id: string;
  readonly name: string;
  readonly isRequired?: boolean;
  /** Whether the class is a state class that all components share, such as `Mui-disabled`. */
  readonly isState?: boolean;
  readonly typeHtml?: string;
  /** The selector of a CSS class or of a slot's class: `.MuiButton-root`. */
  readonly code?: string;
  readonly default?: string;
  readonly descriptionHtml: string;
  /** Set when the description has no translation. */
  readonly descriptionLang?: 'en';
  /** What to use instead; an empty string when the deprecation doesn't say. */
  readonly deprecatedHtml?: string;
  /** The component that an inherited prop comes from. */
  readonly from?: { readonly name: string; readonly href?: string };
  readonly isNative?: boolean;
  readonly plan?: 'pro' | 'premium';
  /** The version that introduced it; unset when the oldest version we read already had it. */
  readonly since?: Since;
  /**
   * Value of `data-since`, by which myVersion.css dims rows that the chosen version doesn't have.
   */
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

/** One API page, ready to render. */
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
  /** The highlighted signature of a hook or declaration of a type. */
  readonly declarationHtml?: string;
  readonly demos: readonly LinkView[];
  /** The version that introduced the component. */
  readonly since?: Since;
  /** Its changes in the versions we read, newest first. */
  readonly changes?: readonly ApiChange[];
  readonly tables: readonly TableView[];
  readonly themeName?: string;
  readonly inherits?: { readonly name: string; readonly href?: string };
  readonly element?: string;
  readonly refTarget?: string;
  readonly hasSystemProps?: boolean;
  readonly acceptsProps?: boolean;
  readonly source?: LinkView;
  /** Types whose declarations open in a popover. */
  readonly types: readonly { readonly id: string; readonly name: string; readonly html: string }[];
  /** Lists of pages, on the index page of a family. */
  readonly groups?: readonly {
    readonly kind: 'component' | 'hook' | 'interface';
    readonly links: readonly LinkView[];
  }[];
}
