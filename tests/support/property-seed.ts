import * as fc from 'fast-check';
import { readTestSeed } from '#config/test-seed.ts';

fc.configureGlobal({ seed: readTestSeed() });
