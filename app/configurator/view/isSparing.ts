/** Memory in GB from which on a device is taken to draw in space without trouble. */
const enoughMemory = 2;

/** Whether the visitor saves data, or the device is a weak one: then the view comes only when it is asked for (rule 11.22). */
export function isSparing(): boolean {
  const {connection, deviceMemory = enoughMemory} = navigator as Navigator & {
    connection?: {saveData?: boolean};
    deviceMemory?: number;
  };
  return (
    connection?.saveData === true ||
    deviceMemory < enoughMemory ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
