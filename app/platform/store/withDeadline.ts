/**
 * Settles like `answer`, or throws the error of `createError` after the `deadline` (ms since 1970). An abort signal alone isn't enough:
 * some runtimes ignore the signal once the headers have arrived, and then the body may never come.
 */
export async function withDeadline<T>(answer: Promise<T>, deadline: number, createError: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), Math.max(0, deadline - Date.now()));
  });
  return Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}
