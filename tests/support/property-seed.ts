/** Runs before each test file: all properties use the seed of this run. */
import * as fc from 'fast-check';
import { readTestSeed } from '#config/test-seed.ts';

fc.configureGlobal({ seed: readTestSeed() });
