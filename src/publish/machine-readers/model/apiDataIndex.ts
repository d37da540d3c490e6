/** An entry of `/api-data/index.json`. */
export interface ApiDataEntry {
  readonly name: string;
  readonly kind: 'component' | 'hook' | 'interface';
  readonly package: string;
  readonly version: string;
  /** Path of the API page, without origin. */
  readonly page: string;
  /** Path of the data, without origin. */
  readonly data: string;
}
