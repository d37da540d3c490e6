import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const ROOT = path.resolve(__dirname, '..');
const WORKFLOWS = path.join(ROOT, '.github/workflows');

interface Workflow {
  readonly on: Record<string, unknown>;
  readonly permissions: Record<string, string>;
  readonly jobs: Record<
    string,
    {
      readonly 'timeout-minutes'?: number;
      readonly permissions?: Record<string, string>;
      readonly steps: readonly { readonly uses?: string; readonly run?: string }[];
    }
  >;
}

/** Programs that `npm test` installs itself when it runs as root. */
const INSTALL = 'sudo apt-get install --yes nginx-light caddy';

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

describe.each(fs.readdirSync(WORKFLOWS))('%s', (file) => {
  const text = fs.readFileSync(path.join(WORKFLOWS, file), 'utf8');
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('may only read the code by default', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    for (const job of jobs) {
      expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
      expect(job.permissions?.['contents'] ?? 'read').toBe('read');
    }
  });

  test('only uses actions with a fixed version', () => {
    for (const { uses } of steps) {
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@(?:v\d+|[0-9a-f]{40})$/);
    }
  });

  test('only runs existing npm scripts, without untrusted input', () => {
    for (const { run } of steps) {
      if (run === undefined) continue;
      expect(run).not.toContain('${{');
      if (run === INSTALL) continue;
      const name = /^npm (?:run )?([\w:]+)/.exec(run)?.[1] ?? '';
      expect(name === 'ci' || name in scripts ? '' : run).toBe('');
    }
  });
});

test('the container serves the site with the generated rules, without root', () => {
  const lines = read('Dockerfile').split('\n');
  const stages = lines.filter((line) => line.startsWith('FROM '));
  expect(stages).toHaveLength(2);
  const last = lines.slice(lines.lastIndexOf(stages[1] ?? ''));
  expect(last).toContain('USER 101');
  expect(last.join('\n')).toContain('/site/build/deploy/nginx.conf');
  // The generated configuration serves this folder.
  expect(last.join('\n')).toContain('/srv/site');
});
