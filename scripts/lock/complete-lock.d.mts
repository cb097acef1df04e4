export type LockEntry = {
  version?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optional?: boolean;
  dev?: boolean;
  extraneous?: boolean;
  resolved?: string;
  integrity?: string;
  name?: string;
  inBundle?: boolean;
  link?: boolean;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, LockEntry> };
export function complete(lock: Lock): string[];
export function limitNode(lock: Lock): string[];
export function removeExtraneous(lock: Lock): string[];
export function setAddresses(lock: Lock): string[];
export function getPlatform(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'>;
export function differences(lock: Lock, manifest: Record<string, Record<string, string> | undefined>): string[];
export function findUnhashed(lock: Lock): string[];
export function addHashes(
  lock: Lock,
  readHash: (name: string, version: string) => Promise<string | undefined>,
): Promise<void>;
