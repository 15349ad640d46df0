import * as v from 'valibot';

/** All problems of the content, one line for each, with file and field. */
export class ContentError extends Error {
  constructor(readonly problems: string[]) {
    super(
      `The content has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}:\n${problems.join('\n')}`,
    );
    this.name = 'ContentError';
  }
}

export type ContentProblems = string[];

export function problem(file: string, field: string, text: string): string {
  return field === '' ? `${file}: ${text}` : `${file}: ${field} ${text}`;
}

/** Describes an issue for somebody who edits the file. */
function describeIssue(file: string, issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? '';
  if (issue.expected === 'never') return problem(file, path, 'is not a known field');
  if (issue.received === 'undefined') return problem(file, path, 'is missing');
  return problem(file, path, issue.message);
}

/** Parses a value. For an invalid value the issues are added to `problems`, and the result is undefined. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  file: string,
  problems: ContentProblems,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  for (const issue of flatten(result.issues)) problems.push(describeIssue(file, issue));
  return undefined;
}

/** Replaces the issue of a union by the issues deepest inside the value, which are the most helpful. */
function flatten(issues: readonly v.BaseIssue<unknown>[]): v.BaseIssue<unknown>[] {
  return issues.flatMap((issue) => {
    const deeperIssues = issue.issues?.filter((inner) => inner.path !== undefined);
    if (!deeperIssues?.length) return [issue];
    return flatten(deeperIssues.map((inner) => ({...inner, path: join(issue.path, inner.path)})));
  });
}

type Path = v.BaseIssue<unknown>['path'];

function join(outer: Path, inner: Path): Path {
  if (!outer) return inner;
  if (!inner) return outer;
  const [first, ...rest] = outer;
  return [first, ...rest, ...inner];
}
