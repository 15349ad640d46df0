import {prefersReducedData} from '~/ui/LocalLink';

/** Minimum memory in GB for the 3D view. */
const enoughMemory = 2;

/**
 * Whether the visitor saves data, or the device is slow or has no graphics card: then the 3D view loads only on request.
 */
export function needsLightPage(): boolean {
  const {deviceMemory = enoughMemory} = navigator as {deviceMemory?: number};
  return (
    !!prefersReducedData() ||
    deviceMemory < enoughMemory ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches ||
    !drawsFast()
  );
}

/** Names of software renderers. Not every browser reports them by `failIfMajorPerformanceCaveat`. */
const software = /swiftshader|llvmpipe|software|basic render/i;

/** Whether WebGL uses a graphics card. */
function drawsFast(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', {failIfMajorPerformanceCaveat: true});
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  const isSoftware = !!names && software.test(String(gl?.getParameter(names.UNMASKED_RENDERER_WEBGL)));
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return !!gl && !isSoftware;
}
