import { fetchOfRelease } from '../../../shell/startup/client/oldRelease';
import type { EditableDemo, EditableFile } from '../model/editableDemo';

/** Fetches a demo's files in both languages. Rejects as `fetchOfRelease` does. */
export async function loadFiles({ dataUrl }: EditableDemo): Promise<EditableFile[]> {
  if (dataUrl === undefined) return [];
  const response = await fetchOfRelease(dataUrl);
  return (await response.json()) as EditableFile[];
}
