export function hashInputs(root: string): string;
export function buildWhenChanged(root: string, node: string, onStart: () => void): Promise<void>;
