/** Handles of products of this visit whose variants the worker chooses: another choice needs new data. */
export const chosenOnWorker = new Set<string>();
