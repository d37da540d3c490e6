import { createRandom } from './random';

/** A project, one of its phases, or a task in a phase. */
export interface Task {
  /** `p1` for a project, `p1-2` for its second phase, `p1-2-3` for a task of this phase. */
  id: string;
  /** `null` for projects. */
  parentId: string | null;
  title: string;
  owner: string;
  status: TaskStatus;
  /** Estimated work, also for projects and phases, which count their own coordination only. */
  hours: number;
  /** Midnight in local time, in 2026. */
  due: Date;
}

export const TASK_STATUSES = ['Planned', 'In progress', 'Blocked', 'Done'] as const;
type TaskStatus = (typeof TASK_STATUSES)[number];

const PROJECTS = ['Website relaunch', 'Mobile app', 'Data warehouse', 'Office move', 'Trade fair'];
const PHASES = ['Research', 'Concept', 'Build', 'Test', 'Launch'];
const VERBS = ['Prepare', 'Review', 'Write', 'Order', 'Check', 'Present', 'Update'];
const THINGS =
  'interviews,budget,floor plan,checklist,prototype,contract,data model,guidelines,schedule'.split(
    ',',
  );
const OWNERS = ['Ada Berg', 'Ben Costa', 'Chloe Ito', 'Femi Evans', 'Grace Lima'];

/** Up to five projects, parents before their children: about 20 rows each. */
export function createTasks(projects = 4, seed = 8): Task[] {
  const random = createRandom(seed);
  const task = (id: string, parentId: string | null, title: string, hours: number): Task => ({
    id,
    parentId,
    title,
    owner: random.pick(OWNERS),
    status: random.pick(TASK_STATUSES),
    hours,
    due: new Date(2026, random.integer(0, 11), random.integer(1, 28)),
  });
  return PROJECTS.slice(0, projects).flatMap((project, index) => {
    const projectId = `p${index + 1}`;
    const phases = PHASES.flatMap((phase, position) => {
      const phaseId = `${projectId}-${position + 1}`;
      const tasks = Array.from({ length: random.integer(2, 4) }, (_, order) =>
        task(
          `${phaseId}-${order + 1}`,
          phaseId,
          `${random.pick(VERBS)} the ${random.pick(THINGS)}`,
          random.integer(2, 24),
        ),
      );
      return [task(phaseId, projectId, phase, random.integer(1, 4)), ...tasks];
    });
    return [task(projectId, null, project, random.integer(2, 8)), ...phases];
  });
}

/** Ids from the project down to the task, as `getTreeDataPath` needs them. */
export function getTaskPath({ id }: { id: string }): string[] {
  return id.split('-').map((_part, level, parts) => parts.slice(0, level + 1).join('-'));
}
