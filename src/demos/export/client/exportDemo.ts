import { fetchDemoFiles } from '../../editor/client/fetchDemoFiles';
import type { CodeFile, EditableDemo } from '../../editor/model/editableDemo';
import { createExportProject, toProjectName } from '../model/createExportProject';
import { createSandboxRequest } from '../model/sandboxRequest';
import type { InstalledPackages, ProjectFiles, SandboxHost } from '../model/types';

/** What is taken away: the demo, in the reader's language, with the reader's changes. */
export interface TakeAwayInput {
  readonly demo: EditableDemo;
  readonly editedFiles: readonly CodeFile[] | undefined;
}

async function createProject(
  input: TakeAwayInput,
): Promise<{ files: ProjectFiles; entry: string }> {
  const { demo, editedFiles } = input;
  const variant = document.documentElement.dataset['codeVariant'] === 'JS' ? 'JS' : 'TS';
  const [installed, files] = await Promise.all([
    import('@generated/site-live-code/default/installed-packages.json'),
    editedFiles ?? fetchDemoFiles(demo.dataUrl).then((all) => all.map((file) => file[variant])),
  ]);
  const { origin, pathname } = window.location;
  return {
    files: createExportProject({
      name: demo.name,
      files,
      variant,
      isTailwind: demo.styling === 'tailwind',
      pageUrl: `${origin}${pathname}#${demo.name}`,
      packages: installed.default as InstalledPackages,
    }),
    entry: `src/${files[0]?.name ?? ''}`,
  };
}

/**
 * Sends the project to a host by a form in `tab`, an empty tab that the press has opened: a
 * tab that is opened later would be blocked. The host's page does not get hold of this one.
 */
export async function openInSandbox(
  host: SandboxHost,
  input: TakeAwayInput,
  tab: Window,
): Promise<void> {
  const [{ files, entry }, { compressToBase64 }] = await Promise.all([
    createProject(input),
    import('lz-string'),
  ]);
  const { action, fields } = createSandboxRequest({
    host,
    title: input.demo.name,
    files,
    entry,
    compress: compressToBase64,
  });
  const form = tab.document.createElement('form');
  form.method = 'post';
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const field = tab.document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  form.hidden = true;
  tab.document.body.append(form);
  tab.opener = null;
  form.submit();
}

/** Saves the project as a zip file with one folder. */
export async function download(input: TakeAwayInput): Promise<void> {
  const [{ files }, { strToU8, zipSync }] = await Promise.all([
    createProject(input),
    import('fflate'),
  ]);
  const folder = toProjectName(input.demo.name);
  const zip = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([file, code]) => [`${folder}/${file}`, strToU8(code)]),
    ),
  );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([zip.slice()], { type: 'application/zip' }));
  link.download = `${folder}.zip`;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 1000);
}
