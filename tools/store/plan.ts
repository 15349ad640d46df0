import type {DefinitionRecords, StoreContent} from 'demo-store/model';
import type {Admin} from './admin';

/** Something that is wrong with a store, and what to do about it. */
export interface Problem {
  problem: string;
  fix: string;
}

/** One change of the store, known before it is made. */
export interface Task {
  /** What it makes, in a few words: `projekte/haus-am-kanal`. */
  name: string;
  /** What a check says until it is made, where a person would look for it. */
  problem?: string;
  /** How many things it makes at once; 1 when left out. */
  size?: number;
  run(): Promise<unknown>;
}

/** The changes of one kind, and what a person has to know or to do. */
export interface Section {
  /** What is done, as a heading: `Add entries`. */
  title: string;
  tasks: Task[];
  /** Something is left as it is. */
  left: string[];
  /** Something that the command can't do. */
  problems: Problem[];
}

/** What every part of set-up works with. */
export interface Setup {
  admin: Admin;
  /** The content model: what the site needs of any store. */
  definitions: DefinitionRecords;
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

/** How the content's things of one kind are brought into the store. */
interface Kind<Ours, Stored> {
  title: string;
  ours: readonly Ours[];
  nameOf(ours: Ours): string;
  /** What the store has of this name. */
  find(ours: Ours): Stored | undefined;
  isSame(ours: Ours, stored: Stored): boolean;
  /** Whether it is as Shopify made it, so that nobody misses it. */
  isUntouched?(stored: Stored): boolean;
  /** Replace what somebody has changed, too. */
  overwrite?: boolean;
  /** Keeps the ids of what stays. */
  note?(ours: Ours, stored: Stored): void;
  make(ours: Ours, stored: Stored | undefined): Promise<unknown>;
}

/** Plans what the store lacks of a kind. What it has and differs is somebody's, and left. */
export function planKind<Ours, Stored>(kind: Kind<Ours, Stored>): Section {
  const plan = section(kind.title);
  for (const ours of kind.ours) {
    const name = kind.nameOf(ours);
    const stored = kind.find(ours);
    const isSame = stored && kind.isSame(ours, stored);
    const isOpen = !isSame && (!stored || kind.overwrite || kind.isUntouched?.(stored));
    if (isOpen) plan.tasks.push({name, run: () => kind.make(ours, stored)});
    else if (!isSame) plan.left.push(name);
    if (stored && !isOpen) kind.note?.(ours, stored);
  }
  return plan;
}

/** What Shopify takes a number of at once, in such groups. */
export function groups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** How many names of a kind are shown to somebody who hasn't asked for all. */
const maxNames = 6;

function list(names: readonly string[], all: boolean): string {
  if (all || names.length <= maxNames) return names.join(', ');
  return `${names.slice(0, maxNames).join(', ')} and ${names.length - maxNames} more`;
}

/** A name for each task. Tasks of one name, such as batches of a product's variants, are named once, with what they make. */
function namesOf(tasks: readonly Task[]): string[] {
  const named = new Map<string, Task[]>();
  for (const task of tasks) named.set(task.name, [...(named.get(task.name) ?? []), task]);
  return [...named].map(([name, same]) => (same.length > 1 ? `${name} (${sizeOf(same)})` : name));
}

const sizeOf = (tasks: readonly Task[]) => tasks.reduce((sum, {size = 1}) => sum + size, 0);

/** The plan as text: what will be done, what is left alone, and what a person has to do; with every name for `all`. */
export function describePlan(plan: readonly Section[], all = false): string {
  const lines = plan.flatMap(({title, tasks, left, problems}) => [
    ...(tasks.length > 0 ? [`  ${title} (${sizeOf(tasks)}): ${list(namesOf(tasks), all)}`] : []),
    ...(left.length > 0 ? [`  ${title}: left as they are, though they differ: ${list(left, all)}`] : []),
    ...problems.map(({problem, fix}) => `! ${problem} ${fix}`),
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
