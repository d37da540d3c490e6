/** Folder of the generated manifests, one for each section. */
export const DEMO_SECTIONS = 'sections';

/**
 * The part of a demo's address whose demos share a manifest, such as `x/react-data-grid`. The page
 * of a standalone demo loads the manifest of its section and not that of the whole site.
 *
 * @param address without `/demo/`, such as `material-ui/react-button/BasicButtons`
 */
export function demoSection(address: string): string {
  return address.split('/').slice(0, 2).join('/');
}
