import type { Collection } from '#mocks/engine/store.ts';
import type { Tables } from '#mocks/model/tables.ts';

export type SeedTable = <Name extends keyof Tables>(name: Name) => Collection<Tables[Name]>;
