/**
 * Settles as `answer` does, or throws what `late` makes once `deadline` (ms since 1970) has passed. A signal alone is not
 * enough: some runtimes forget it when the headers have come, and a body can hang as well.
 */
export async function inTime<T>(answer: Promise<T>, deadline: number, late: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, deadline - Date.now()));
  });
  return Promise.race([answer, expired]).finally(() => clearTimeout(timer));
}
