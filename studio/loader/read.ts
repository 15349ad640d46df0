import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {parse, YAMLParseError} from 'yaml';
import {problem, type ContentProblems} from './problems';

/** A parsed YAML file; `file` is its path below the content folder. */
export interface Source {
  file: string;
  value: unknown;
}

/** Reads and parses one file. A file that is missing or isn't YAML becomes a problem. */
export async function readSource(folder: string, file: string, problems: ContentProblems): Promise<Source | undefined> {
  try {
    return {file, value: parse(await readFile(join(folder, file), 'utf8'))};
  } catch (error) {
    problems.push(problem(file, '', explain(error)));
    return undefined;
  }
}

/** Reads all YAML files of a folder, in the order of their names. */
export async function readFolder(folder: string, name: string, problems: ContentProblems): Promise<Source[]> {
  const names = await readdir(join(folder, name)).catch(() => undefined);
  if (!names) {
    problems.push(problem(`${name}/`, '', 'the folder is missing'));
    return [];
  }
  const files = names.filter((file) => file.endsWith('.yaml')).sort();
  const sources = await Promise.all(files.map((file) => readSource(folder, `${name}/${file}`, problems)));
  return sources.filter((source) => source !== undefined);
}

/** `projekte/haus-am-kanal.yaml` → `haus-am-kanal` */
export function handleOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.yaml$/, '');
}

function explain(error: unknown): string {
  if (error instanceof YAMLParseError) return `isn't valid YAML: ${error.message.split('\n')[0] ?? ''}`;
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 'the file is missing';
  return error instanceof Error ? error.message : String(error);
}
