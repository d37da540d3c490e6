import type { EditableDemo, EditableFile } from '../model/editableDemo';

/** Fetches a demo's files in both languages. Rejects without a connection. */
export async function loadFiles({ dataUrl }: EditableDemo): Promise<EditableFile[]> {
  if (dataUrl === undefined) return [];
  const response = await fetch(dataUrl);
  if (!response.ok) throw new Error(`${dataUrl}: ${String(response.status)}`);
  return (await response.json()) as EditableFile[];
}
