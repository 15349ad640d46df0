/** Memory in GB from which on a device is taken to draw in space without trouble. */
const enoughMemory = 2;

/**
 * Whether the visitor saves data, or the device is a weak one or draws without a graphics card: then the view comes only when
 * it is asked for (rule 11.22).
 */
export function isSparing(): boolean {
  const {connection, deviceMemory = enoughMemory} = navigator as Navigator & {
    connection?: {saveData?: boolean};
    deviceMemory?: number;
  };
  return (
    connection?.saveData === true ||
    deviceMemory < enoughMemory ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches ||
    !drawsFast()
  );
}

/** Names of drivers that draw on the processor. Not every browser says so by its caveat. */
const software = /swiftshader|llvmpipe|software|basic render/i;

/** Whether the browser draws in space by a graphics card. */
function drawsFast(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', {failIfMajorPerformanceCaveat: true});
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  const isSoftware = !!names && software.test(String(gl?.getParameter(names.UNMASKED_RENDERER_WEBGL)));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return !!gl && !isSoftware;
}
