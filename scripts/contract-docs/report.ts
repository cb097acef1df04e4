import { origins, type Inventory, type MessageEntry, type OperationEntry } from './inventory.ts';
import { formatEmission } from './readable-view.ts';

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function formatCounts({ operations, messages }: Inventory): string {
  return `${counted(operations.length, 'operation')}, ${counted(messages.length, 'message')}`;
}

export function filterByOrigin({ operations, messages }: Inventory, origin: string): Inventory {
  return {
    operations: operations.filter((entry) => entry.origin === origin),
    messages: messages.filter((entry) => entry.origin === origin),
  };
}

const indent = ' '.repeat(10);

function operationLines({ method, path, id, summary, reason, emits }: OperationEntry): string[] {
  const why = reason === null || reason === '' ? [] : [`${indent}${reason}`];
  const causes = emits.map(
    (emitted) => `${indent}causes ${emitted.message} on ${emitted.address}${formatEmission(emitted)}`,
  );
  return [`  ${method.padEnd(7)} ${path}`, `${indent}${id}: ${summary}`, ...why, ...causes];
}

function messageLines({ name, summary, channels, consumers, emittedBy }: MessageEntry): string[] {
  const facts = [
    `on ${channels.map(({ address }) => address).join(', ')}`,
    ...(consumers.length > 0 ? [`for ${consumers.join(', ')}`] : []),
    emittedBy.length > 0 ? `caused by ${emittedBy.join(', ')}` : 'not tied to a request',
  ];
  return [`  ${'event'.padEnd(7)} ${name}`, `${indent}${summary}`, ...facts.map((fact) => `${indent}${fact}`)];
}

export function formatReport(version: string, inventory: Inventory): string {
  const sections = origins.map(({ id, title, description }) => {
    const part = filterByOrigin(inventory, id);
    const lines = [...part.operations.flatMap(operationLines), ...part.messages.flatMap(messageLines)];
    return [`${title} (${id}): ${formatCounts(part)}`, description, '', ...lines].join('\n').trimEnd();
  });
  return [`Contract ${version}: ${formatCounts(inventory)}`, ...sections].join('\n\n');
}
