/** One line of `/api-data/index.json`: where the data of a name are. */
export interface ApiDataEntry {
  readonly name: string;
  readonly kind: 'component' | 'hook' | 'interface';
  readonly package: string;
  readonly version: string;
  /** Address of the page, without host. */
  readonly page: string;
  /** Address of the data, without host. */
  readonly data: string;
}
