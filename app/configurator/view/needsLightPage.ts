import {isSaveDataOn} from '~/ui/prefetch';

/** Minimum memory in GB for the 3D view. */
const minMemory = 2;

/** Whether the page leaves the 3D view out until it is requested: the visitor saves data, or the device is slow or has no graphics card. */
export function needsLightPage(): boolean {
  const {deviceMemory = minMemory} = navigator as {deviceMemory?: number};
  return (
    isSaveDataOn() ||
    deviceMemory < minMemory ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches ||
    !hasGraphicsCard()
  );
}

/** Names of software renderers. Not every browser reports them by `failIfMajorPerformanceCaveat`. */
const softwareRenderers = /swiftshader|llvmpipe|software|basic render/i;

/** Whether WebGL uses a graphics card. */
function hasGraphicsCard(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', {failIfMajorPerformanceCaveat: true});
  const debugInfo = gl?.getExtension('WEBGL_debug_renderer_info');
  const renderer = debugInfo ? String(gl?.getParameter(debugInfo.UNMASKED_RENDERER_WEBGL)) : '';
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  return !!gl && !softwareRenderers.test(renderer);
}
