import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parse, YAMLParseError} from 'yaml';
import {problem, type ContentProblems} from './problems';

/** A parsed YAML file; `file` is its path below the content folder. */
export interface Source {
  file: string;
  value: unknown;
}

/** Reads and parses one file. Adds a problem if the file isn't YAML, or if it is missing although it is required. */
export async function readSource(
  folder: string,
  file: string,
  problems: ContentProblems,
  {required = false} = {},
): Promise<Source | undefined> {
  try {
    return {file, value: parse(await readFile(join(folder, file), 'utf8'))};
  } catch (error) {
    if (required || !isMissing(error)) problems.push(problem(file, '', explain(error)));
    return undefined;
  }
}

/** Reads all YAML files of a folder, in the order of their names. A missing folder counts as empty. */
export async function readFolder(folder: string, name: string, problems: ContentProblems): Promise<Source[]> {
  const names = await readdir(join(folder, name)).catch((error: unknown) => {
    if (!isMissing(error)) problems.push(problem(`${name}/`, '', explain(error)));
    return [];
  });
  const files = names.filter((file) => file.endsWith('.yaml')).sort();
  const sources = await Promise.all(files.map((file) => readSource(folder, `${name}/${file}`, problems)));
  return sources.filter((source) => source !== undefined);
}

/** `projekte/haus-am-kanal.yaml` → `haus-am-kanal` */
export function toHandle(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.yaml$/, '');
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function explain(error: unknown): string {
  if (error instanceof YAMLParseError) return `isn't valid YAML: ${error.message.split('\n')[0] ?? ''}`;
  if (isMissing(error)) return 'the file is missing';
  return error instanceof Error ? error.message : String(error);
}
