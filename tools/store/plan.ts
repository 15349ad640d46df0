import type {StoreContent} from 'demo-store/model';
import type {Admin} from './admin';

/** One change of the store, known before it is made. */
export interface Task {
  /** What it makes, in a few words: `projekte/haus-am-kanal`. */
  name: string;
  /** How many things it makes at once; 1 when left out. */
  size?: number;
  run(): Promise<void>;
}

/** The changes of one kind, and what a person has to know or to do. */
export interface Section {
  /** What is done, as a heading: `Add entries`. */
  title: string;
  tasks: Task[];
  /** Something is left as it is. */
  left: string[];
  /** Something that the command can't do. */
  problems: string[];
}

/** What every part of set-up works with. */
export interface Setup {
  admin: Admin;
  content: StoreContent;
  /** Replace what differs from the content, too. */
  overwrite: boolean;
  ids: Ids;
  /** Types whose entries are drafts unless they are made active; filled with the definitions. */
  withDrafts: Set<string>;
}

/** Ids of the store's objects by a name of ours, such as `metaobject projekte/haus-am-kanal`; filled while reading and creating. */
export class Ids {
  private readonly byName = new Map<string, string>();

  get(kind: string, name: string): string | undefined {
    return this.byName.get(`${kind} ${name}`);
  }

  /** @throws Error when nothing has this name: tasks run in an order in which it has to be there */
  need(kind: string, name: string): string {
    const id = this.get(kind, name);
    if (!id) throw new Error(`The store has no ${kind} ${name} yet.`);
    return id;
  }

  set(kind: string, name: string, id: string): void {
    this.byName.set(`${kind} ${name}`, id);
  }
}

export function section(title: string): Section {
  return {title, tasks: [], left: [], problems: []};
}

const MAX_NAMES = 6;

function list(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${shown} and ${names.length - MAX_NAMES} more` : shown;
}

/** A name for each task. Tasks of one name, such as batches of a product's variants, are named once, with what they make. */
function namesOf(tasks: readonly Task[]): string[] {
  const named = new Map<string, Task[]>();
  for (const task of tasks) named.set(task.name, [...(named.get(task.name) ?? []), task]);
  return [...named].map(([name, same]) => (same.length > 1 ? `${name} (${sizeOf(same)})` : name));
}

const sizeOf = (tasks: readonly Task[]) => tasks.reduce((sum, {size = 1}) => sum + size, 0);

/** The plan as text: what will be done, what is left alone, and what a person has to do. */
export function describePlan(plan: readonly Section[]): string {
  const lines = plan.flatMap(({title, tasks, left, problems}) => [
    ...(tasks.length > 0 ? [`  ${title} (${sizeOf(tasks)}): ${list(namesOf(tasks))}`] : []),
    ...(left.length > 0 ? [`  ${title}: left as they are, though they differ: ${list(left)}`] : []),
    ...problems.map((problem) => `! ${problem}`),
  ]);
  return lines.length > 0 ? lines.join('\n') : '  Nothing to do.';
}

/** How many changes a plan has. */
export function changesOf(plan: readonly Section[]): number {
  return plan.reduce((sum, {tasks}) => sum + sizeOf(tasks), 0);
}

/** Makes all changes, one after the other. `progress` is told of each before it begins. */
export async function carryOut(
  plan: readonly Section[],
  progress: (done: number, name: string) => void,
): Promise<void> {
  let done = 0;
  for (const {tasks} of plan) {
    for (const task of tasks) {
      progress(done, task.name);
      await task.run();
      done += task.size ?? 1;
    }
  }
}
