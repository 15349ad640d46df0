import type {DefinitionRecords, StoreContent} from 'demo-store/model';
import type {Admin} from './admin';

/** Something that is wrong with a store, and what to do about it. */
export interface Problem {
  problem: string;
  fix: string;
}

/** One planned change of the store. */
export interface Task {
  /** The object that is created or changed: `projekte/haus-am-kanal`. */
  name: string;
  /** What `store:check` reports as long as the change isn't made. */
  problem?: string;
  /** How many objects the change creates; 1 when left out. */
  size?: number;
  run(): Promise<unknown>;
}

/** The planned changes of one kind. */
export interface Section {
  /** A heading such as `Add entries`. */
  title: string;
  tasks: Task[];
  /** Names of objects that differ from the content and still stay as they are. */
  unchanged: string[];
  /** Problems that only a person can solve. Tasks add those that show only while they run. */
  problems: Problem[];
}

/** Everything that the parts of set-up share. */
export interface Setup {
  admin: Admin;
  /** The content model that the site needs in any store. */
  definitions: DefinitionRecords;
  content: StoreContent;
  /** Also replaces objects that differ from the content. */
  overwrite: boolean;
  ids: Ids;
  /** Types whose new entries are drafts until they are made active. `planDefinitions` fills it. */
  typesWithDrafts: Set<string>;
}

/** Maps the content's names, such as `metaobject projekte/haus-am-kanal`, to ids. Set-up fills it as it reads and creates objects. */
export class Ids {
  private readonly byName = new Map<string, string>();

  get(kind: string, name: string): string | undefined {
    return this.byName.get(`${kind} ${name}`);
  }

  /** @throws Error when there is no such object: tasks run in an order in which it exists by now */
  need(kind: string, name: string): string {
    const id = this.get(kind, name);
    if (!id) throw new Error(`The store has no ${kind} ${name} yet.`);
    return id;
  }

  set(kind: string, name: string, id: string): void {
    this.byName.set(`${kind} ${name}`, id);
  }
}

export function createSection(title: string): Section {
  return {title, tasks: [], unchanged: [], problems: []};
}

/** Says how the content's objects of one kind are found in the store, compared and created. */
interface Kind<Expected, Stored> {
  title: string;
  expected: readonly Expected[];
  getName(expected: Expected): string;
  find(expected: Expected): Stored | undefined;
  isSame(expected: Expected, stored: Stored): boolean;
  /** Whether the object is as Shopify created it, so that replacing it loses nothing of the merchant's. */
  isUntouched?(stored: Stored): boolean;
  /** Also replaces objects that differ. */
  overwrite?: boolean;
  /** Notes the ids of an object that stays. */
  note?(expected: Expected, stored: Stored): void;
  make(expected: Expected, stored: Stored | undefined): Promise<unknown>;
}

/** Plans the objects of a kind that the store lacks. An object that differs stays: the merchant may have changed it. */
export function planKind<Expected, Stored>(kind: Kind<Expected, Stored>): Section {
  const plan = createSection(kind.title);
  for (const expected of kind.expected) {
    const name = kind.getName(expected);
    const stored = kind.find(expected);
    const isSame = stored && kind.isSame(expected, stored);
    const isMade = !isSame && (!stored || kind.overwrite || kind.isUntouched?.(stored));
    if (isMade) plan.tasks.push({name, run: () => kind.make(expected, stored)});
    else if (!isSame) plan.unchanged.push(name);
    if (stored && !isMade) kind.note?.(expected, stored);
  }
  return plan;
}

/** Splits a list into batches, because Shopify limits how many objects a mutation takes. */
export function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** How many names of a kind a plan shows, unless it is verbose. */
const maxNames = 6;

function joinNames(names: readonly string[], isVerbose: boolean): string {
  if (isVerbose || names.length <= maxNames) return names.join(', ');
  return `${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more`;
}

/** Lists the names of tasks. Tasks with the same name, such as batches of a product's variants, are listed once, with their total. */
function listNames(tasks: readonly Task[]): string[] {
  const tasksByName = new Map<string, Task[]>();
  for (const task of tasks) tasksByName.set(task.name, [...(tasksByName.get(task.name) ?? []), task]);
  return [...tasksByName].map(([name, same]) => (same.length > 1 ? `${name} (${sumSizes(same)})` : name));
}

const sumSizes = (tasks: readonly Task[]) => tasks.reduce((sum, {size = 1}) => sum + size, 0);

const describeProblem = ({problem, fix}: Problem) => `! ${problem} ${fix}`;

/** Lists the problems of a plan as lines of text. */
export function listProblems(plan: readonly Section[]): string[] {
  return plan.flatMap(({problems}) => problems.map(describeProblem));
}

/** Describes a plan as text: changes, objects that stay as they are, and problems. A verbose one has every name. */
export function describePlan(plan: readonly Section[], isVerbose = false): string {
  const lines = plan.flatMap(({title, tasks, unchanged, problems}) => [
    ...(tasks.length > 0 ? [`  ${title} (${sumSizes(tasks)}): ${joinNames(listNames(tasks), isVerbose)}`] : []),
    ...(unchanged.length > 0
      ? [`  ${title}: left as they are, though they differ: ${joinNames(unchanged, isVerbose)}`]
      : []),
    ...problems.map(describeProblem),
  ]);
  return lines.length > 0 ? lines.join('\n') : '  Nothing to do.';
}

export function countChanges(plan: readonly Section[]): number {
  return plan.reduce((sum, {tasks}) => sum + sumSizes(tasks), 0);
}

/** Makes all changes, one after the other. `showProgress` is called before each of them. */
export async function carryOut(
  plan: readonly Section[],
  showProgress: (done: number, name: string) => void,
): Promise<void> {
  let done = 0;
  for (const {tasks} of plan) {
    for (const task of tasks) {
      showProgress(done, task.name);
      await task.run();
      done += task.size ?? 1;
    }
  }
}
