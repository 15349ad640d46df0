/** The worker as `npm run build` has made it for Oxygen, `dist/server/index.js`. */
declare module 'virtual:worker' {
  const worker: {
    fetch(request: Request, env: unknown, executionContext: Pick<ExecutionContext, 'waitUntil'>): Promise<Response>;
  };
  export default worker;
}
