/** What happened to a prop after the first version that has its component. Facts only. */
export interface PropHistory {
  /** First version seen with it; absent when it is as old as its component. */
  readonly since?: string;
  readonly deprecated?: string;
  /** First version seen without it. */
  readonly removed?: string;
  readonly defaults?: readonly (readonly [version: string, from: string, to: string])[];
}

export interface ComponentHistory {
  /** First version seen with it; absent when the oldest version that was read has it. */
  readonly since?: string;
  readonly removed?: string;
  readonly props?: Readonly<Record<string, PropHistory>>;
}

/** The history of one package, made by `npm run api:history`. */
export interface PackageHistory {
  readonly package: string;
  /** Versions that were read, oldest first. What happened between two is told of the later. */
  readonly versions: readonly string[];
  readonly components: Readonly<Record<string, ComponentHistory>>;
}

/** Something that changed in a component. */
export interface ApiChange {
  readonly version: string;
  readonly kind: 'component' | 'added' | 'deprecated' | 'removed' | 'default';
  /** Absent when the component itself is meant. */
  readonly prop?: string;
  readonly from?: string;
  readonly to?: string;
}

/** A version, and the last one that was read before it. */
export interface Since {
  readonly version: string;
  readonly after: string;
  /** False when versions lie between the two that were not read. */
  readonly isExact: boolean;
}
