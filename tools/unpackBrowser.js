import packed from '@sparticuz/chromium';

// A process of its own: `unpack.ts` says why.
await packed.executablePath();
