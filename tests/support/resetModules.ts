import {vi} from 'vitest';

// Files share a process. What modules keep, such as limits and caches, they don't share: each file loads them anew.
vi.resetModules();
