/** Folder of the generated manifests, one per section. */
export const DEMO_SECTIONS = 'sections';

/**
 * Returns the part of a demo's address that identifies its manifest, such as `x/react-data-grid`. A
 * standalone demo's page loads the manifest of its section instead of one for the whole site.
 *
 * @param address without `/demo/`, such as `material-ui/react-button/BasicButtons`
 */
export function demoSection(address: string): string {
  return address.split('/').slice(0, 2).join('/');
}
