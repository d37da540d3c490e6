import { fetchDemoFiles } from '../../editor/client/fetchDemoFiles';
import type { CodeFile, EditableDemo } from '../../editor/model/editableDemo';
import { createExportProject, toProjectName } from '../model/createExportProject';
import { createSandboxRequest } from '../model/sandboxRequest';
import type { InstalledPackages, ProjectFiles, SandboxHost } from '../model/types';

/** A demo to export. */
export interface ExportOptions {
  readonly demo: EditableDemo;
  /** Its files in the current language, if they've been edited. */
  readonly editedFiles: readonly CodeFile[] | undefined;
}

async function createProject(
  input: ExportOptions,
): Promise<{ files: ProjectFiles; entry: string }> {
  const { demo, editedFiles } = input;
  const variant = document.documentElement.dataset['codeVariant'] === 'JS' ? 'JS' : 'TS';
  const [installed, files] = await Promise.all([
    import('@shared-data/live-code/installed-packages.json'),
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
 * Posts the project to a sandbox host with a form in `tab`. The click handler must open that empty tab,
 * because browsers block tabs that are opened later. The host's page gets no reference to this one.
 */
export async function openInSandbox(
  host: SandboxHost,
  input: ExportOptions,
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

/** Downloads the project as a ZIP file with a single folder. */
export async function download(input: ExportOptions): Promise<void> {
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
