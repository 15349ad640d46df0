import chromium from '@sparticuz/chromium';

// `unpack.ts` runs this file in a process of its own, and says why.
await chromium.executablePath();
